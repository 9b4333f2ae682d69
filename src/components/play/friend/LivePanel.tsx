/** Live play: two players exchange one code each. A server is used only if the player names one. */
import { useEffect, useState } from 'preact/hooks';
import { sentenceCase } from '../../../engine/kernel/text.ts';
import { LinkCode } from '../../ui/code/LinkCode.tsx';
import { mostLetters } from '../../ui/code/QrCode.tsx';
import { joinNames } from '../plain-words.ts';
import { inviteLink } from './connection.ts';
import { type People, reached } from './people.ts';
import type { Live } from './use-live.ts';

interface Props {
  live: Live;
  /** The players on other devices. */
  players: People['elsewhere'];
}

export function LivePanel({ live, players }: Props) {
  const { here, absent } = reached(live, players);
  const isOn = live.is === 'on';
  const isForMore = players.length > 1;
  const friend = absent.length === 1 ? (absent[0]?.name ?? '') : 'another player';
  const [server, setServer] = useState('');
  const [helped, setHelped] = useState(false);
  const [said, setSaid] = useState<{ readonly text: string; readonly wrong: boolean }>();
  useEffect(() => setSaid(undefined), [live.is, live.here.join()]);
  /** The player who has sent the invitation. */
  const inviter = isForMore ? 'the player who invited you' : friend;
  const used = helped ? server.trim() : '';
  const isWaiting = live.code !== '';
  const guarded = async (does: () => Promise<void>) => {
    try {
      await does();
    } catch {
      setSaid({ text: 'This browser cannot connect to another one. Continue by sending links.', wrong: true });
    }
  };
  const take = () =>
    guarded(async () => {
      const read = await live.take(live.typed, used);
      setSaid(read.ok ? { text: live.invites ? 'Connecting …' : '', wrong: false } : { text: read.because, wrong: true });
      if (read.ok) live.type('');
    });
  /** An invitation is a link, which opens the battle and fills in the code. */
  const code = live.invites && isWaiting ? inviteLink(live.code) : live.code;
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () =>
        setSaid({
          text: `${live.invites ? 'Link' : 'Code'} copied. Send it to ${live.invites ? friend : inviter}.`,
          wrong: false,
        }),
      () => setSaid({ text: 'Your browser does not let this page copy text. Select the code and copy it.', wrong: true }),
    );
  const names = joinNames(absent.map(({ name }) => name));
  const mayConnect = absent.length > 0 && (!isOn || live.invites);
  return (
    <div class="friend-sending">
      {isOn && (
        <>
          <p>
            Connected to {joinNames(here.map(({ name }) => name))}: each action is sent as soon as you take it, and nothing can be
            taken back.
          </p>
          {absent.length > 0 && (
            <p>
              {names} {absent.length === 1 ? 'is' : 'are'} not connected. Send {absent.length === 1 ? names : 'them'} links
              {mayConnect
                ? `, or connect ${absent.length === 1 ? names : 'each of them'} with a code.`
                : `. Only ${here[0]?.name} can connect more players.`}
            </p>
          )}
          <p class="row">
            <button type="button" class="button button-quiet" onClick={live.stop}>
              Stop playing live
            </button>
          </p>
        </>
      )}
      {live.is === 'lost' && (
        <p class="message">There is no connection to {names}. Continue by link, or connect again with new codes.</p>
      )}
      {mayConnect && !isWaiting && (
        <>
          {isForMore && !isOn && (
            <p class="fine">
              This battle has {players.length + 1} players. One of them makes a code for each of the others, and that player’s
              browser passes the messages on. If it closes, the battle continues by link.
            </p>
          )}
          <p class="fine">
            The browsers talk to each other directly, without a server. This works when the devices are on the same network. Over
            the internet it works only if each device can be reached from outside. You and {friend} can see each other’s network
            addresses.
          </p>
          <label class="chip">
            <input type="checkbox" checked={helped} onChange={(event) => setHelped(event.currentTarget.checked)} />
            Use a server that helps browsers find each other
          </label>
          {helped && (
            <label class="field">
              <span>
                Address of the server. The people who run it can see both your network addresses and when you play. A relay server
                (an address with “turn:”) also sees how much you send, but not what.
              </span>
              <input
                value={server}
                placeholder="stun:stun.example.org:3478"
                onInput={(event) => setServer(event.currentTarget.value)}
              />
            </label>
          )}
        </>
      )}
      {isWaiting && (
        <>
          <p class="fine">
            {live.invites
              ? `Send this link to ${friend} through your messaging app. It opens the battle there. ${sentenceCase(friend)} uses the code and sends one back.`
              : `Send this code back to ${inviter}. You are connected as soon as ${inviter} has used it.`}
          </p>
          <label class="field">
            <span>Your code for {live.invites ? friend : inviter}</span>
            <textarea readOnly rows={3} value={code} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <p class="row">
            <button type="button" class="button" onClick={copy}>
              {live.invites ? 'Copy the link' : 'Copy the code'}
            </button>
            <button type="button" class="button button-quiet" onClick={live.cancel}>
              Start again
            </button>
          </p>
          {code.length <= mostLetters && <LinkCode key={code} link={() => code} name={`code for ${friend}`} />}
        </>
      )}
      {mayConnect && !isWaiting && (
        <p class="row">
          <button type="button" class="button" onClick={() => guarded(() => live.invite(used))}>
            Make a code for {friend}
          </button>
        </p>
      )}
      {(isWaiting ? live.invites : !isOn) && (
        <>
          <label class="field">
            <span>The code from {friend}</span>
            <textarea rows={2} value={live.typed} onInput={(event) => live.type(event.currentTarget.value)} />
          </label>
          <p class="row">
            <button type="button" class="button button-quiet" disabled={live.typed.trim() === ''} onClick={take}>
              Use the code
            </button>
          </p>
        </>
      )}
      <p class={said?.wrong ? 'message message-wrong' : 'fine'} role={said?.wrong ? 'alert' : 'status'}>
        {said?.text}
      </p>
    </div>
  );
}
