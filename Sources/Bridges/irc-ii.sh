#!/usr/bin/env bash
# Curio on IRC, through ii: https://tools.suckless.org/ii/ does the protocol, this script passes lines on.
#
#     irc-ii.sh irc.example.org[:6667] '#lab,#den' [CURIO OPTION...]
#
# Environment: CURIO (the program, default curio), CURIO_NICK (default curio), IRC_PASSWORD (the server's password).
# For TLS run it against a local tunnel: socat TCP-LISTEN:6667,bind=127.0.0.1,fork OPENSSL:irc.example.org:6697
#
# ii keeps a folder for each channel and each person who writes to us: `in` is a pipe to it, `out` its log.
set -uo pipefail
# Bytes, not characters: a pattern in another locale silently skips a line that is no UTF-8.
export LC_ALL=C
# A program that has gone is noticed and started again; it shall not take us with it.
trap '' PIPE

[ $# -ge 2 ] || { sed -n '2,9s/^# \{0,1\}//p' "$0" >&2; exit 2; }
server=$1 channels=${2//,/ }; shift 2
host=${server%:*} port=${server##*:}; [ "$port" = "$server" ] && port=6667
curio=${CURIO:-curio} wanted=${CURIO_NICK:-curio} nick=$wanted
secret=(); [ -n "${IRC_PASSWORD:-}" ] && secret=(-k IRC_PASSWORD)
for program in ii "$curio"; do
  command -v "$program" >/dev/null || { echo "irc-ii.sh: no program $program" >&2; exit 69; }
done

home=$(mktemp -d) ii='' watcher='' child=''
declare -A pipes rest                  # by folder: the open pipe to ii; by folder and person: what is still to be shown
declare -i due=0 pace=${CURIO_PACE:-1500}*1000
mkfifo "$home/said" "$home/ask" "$home/tell"
exec 5<>"$home/said"                   # read and write: it never blocks at its opening, and never ends
stop() { kill $ii $watcher $child 2>/dev/null; rm -rf "$home"; }
trap stop EXIT; trap 'exit 143' TERM HUP; trap 'exit 130' INT

start_curio() {                        # its input is 7, its output 6; the password is not for it
  exec 7>&- 6<&-
  env -u IRC_PASSWORD "$curio" --wire plain --nick "$nick" "${options[@]}" <"$home/ask" >"$home/tell" 5>&- & child=$!
  exec 7>"$home/ask" 6<"$home/tell"
}
options=("$@")

ask() {                                # one line in; `answer` is what came back, up to the empty line that ends it
  local line; answer=()
  printf '%s\n' "$1" >&7 || return 1
  while IFS= read -r line <&6; do
    [ -n "$line" ] || return 0
    answer+=("$line")
  done
  return 1
}

send() {                               # FOLDER TEXT: harmless lines of at most 350 bytes, four at once, then one each 1.5 s (CURIO_PACE, in ms)
  local folder=$1 text=${2//[$'\x01'-$'\x1f\x7f']/} part cut now wait
  while [ -n "$text" ]; do
    cut=350 part=${text:0:cut}
    if [ ${#text} -gt $cut ]; then
      while [[ ${text:cut:1} == [$'\x80'-$'\xbf'] ]]; do cut=cut-1; done    # never within a character
      part=${text:0:cut}; [[ $part == *\ * && ${#part} -gt 200 ]] && part="${part% *} " cut=${#part}
    fi
    text=${text:cut}
    [[ $part == /* ]] && part=" $part"                                      # ii takes a slash for an order
    now=${EPOCHREALTIME/[.,]/} due=$((due > now ? due : now)) wait=$((due - now - 3 * pace))
    [ $wait -gt 0 ] && sleep "$((wait / 1000000)).$(printf %06d $((wait % 1000000)))"
    due+=pace
    [ -n "${pipes[$folder]:-}" ] || { exec {fd}<>"$home/irc/$host/$folder/in" && pipes[$folder]=$fd; }
    printf '%s\n' "$part" >&"${pipes[$folder]}"
  done
}

show() {                               # FOLDER KEY: three lines; the others wait until that person says more
  local -a lines; mapfile -t lines <<<"${rest[$2]}"
  local count=${#lines[@]} line
  [ "$count" -eq 4 ] && set -- "$1" "$2" 4 || set -- "$1" "$2" 3
  for line in "${lines[@]:0:$3}"; do send "$1" "$line"; done
  rest[$2]=$(printf '%s\n' "${lines[@]:$3}")
  if [ -z "${rest[$2]}" ]; then unset "rest[$2]"; else send "$1" "… $((count - $3)) more lines: “more”"; fi
}

hear() {                               # FOLDER NICK TEXT
  local folder=$1 who=${2,,} text=$3 prefix key more
  [ "$who" = "${nick,,}" ] && return   # ii logs our own lines too
  if [[ $folder == [\#\&+!]* ]]; then prefix="<$who@$folder>"; else prefix="<$who>"; fi
  key="$folder $who"
  more=${text,,}; more=${more#[@!]}; more=${more#"${nick,,}"}; more=${more#[:,]}; more=${more# }
  if [ -n "${rest[$key]:-}" ] && [[ $more == more || $more == mehr ]] &&
    [[ $prefix == "<$who>" || ${text,,} == *"${nick,,}"* ]]; then show "$folder" "$key"; return; fi
  ask "$prefix $text" || { start_curio; ask "$prefix $text" || return; }
  [ ${#answer[@]} -gt 0 ] || return    # not for us
  [ ${#rest[@]} -lt 1000 ] || rest=()  # strangers do not fill the memory
  rest[$key]=$(printf '%s\n' "${answer[@]}"); show "$folder" "$key"
}

watch() {                              # follows each folder as it comes; a line of `said` is FOLDER, a blank, a line of `out`
  local -A followed; local out folder
  while sleep 0.5; do
    for out in "$home/irc/$host"/*/out; do
      folder=${out%/out} folder=${folder##*/}
      [ -e "$out" ] && [ -z "${followed[$folder]:-}" ] || continue
      followed[$folder]=yes
      tail -n +1 -F --pid="$ii" "$out" 2>/dev/null | while IFS= read -r line; do printf '%s %s\n' "$folder" "$line"; done >&5 &
    done
  done
}

connect() {                            # 1 when the name is taken, 2 when there is no connection
  rm -rf "$home/irc"; pipes=() rest=()
  ii -s "$host" -p "$port" -n "$nick" -f 'Curio, a bot' -i "$home/irc" "${secret[@]}" >/dev/null 5>&- & ii=$!
  local try
  for try in {1..120}; do
    sleep 0.25; kill -0 $ii 2>/dev/null || return 2
    grep -qai 'already in use' "$home/irc/$host/out" 2>/dev/null && return 1
    grep -qaiE 'end of.*motd|no motd|motd file is missing' "$home/irc/$host/out" 2>/dev/null && break
  done
  for channel in $channels; do printf '/j %s\n' "$channel" >"$home/irc/$host/in"; done
}

while :; do                            # ii ends when the server goes: once more, after a while
  connect; state=$?
  if [ $state = 0 ]; then
    start_curio
    watch & watcher=$!
    echo "irc-ii.sh: $nick is in $channels on $host:$port" >&2
    while kill -0 $ii 2>/dev/null; do
      IFS= read -r -t 5 line <&5 || continue
      folder=${line%% *} line=${line#* }
      # `TIME <nick> text`; notices, joins and orders of the server look otherwise, and are no speech.
      if [[ $line =~ ^[0-9]+\ \<([^\>]+)\>\ (.*)$ ]]; then
        hear "$folder" "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"
      elif [[ ${line,,} =~ ^[0-9]+\ -!-\ [^\ ]+\ kicked\ "${nick,,}"\  ]]; then
        sleep 5; printf '/j %s\n' "$folder" >"$home/irc/$host/in"
      fi
    done
    kill $watcher $child 2>/dev/null; nick=$wanted
  else
    kill $ii 2>/dev/null
    [ $state = 1 ] && nick="${nick}_"
  fi
  wait $ii 2>/dev/null
  echo "irc-ii.sh: $host:$port: $([ $state = 1 ] && echo "the name is taken, now $nick" || echo 'no connection'); again in 10 s" >&2
  sleep "${CURIO_PAUSE:-10}"
done
