/** Live play: the players exchange one code each. A server is used only if the player names one. */
import { useState } from 'preact/hooks';
import { sentenceCase } from '../../../engine/kernel/text.ts';
import { LinkCode } from '../../ui/code/LinkCode.tsx';
import { mostLetters } from '../../ui/code/QrCode.tsx';
import type { Live } from './use-live.ts';

export function LivePanel({
  live,
  friend,
  count,
}: {
  live: Live;
  friend: string /** How many players the battle has. */;
  count: number;
}) {
  const [text, setText] = useState('');
  const [server, setServer] = useState('');
  const [helped, setHelped] = useState(false);
  const [said, setSaid] = useState<{ readonly text: string; readonly wrong: boolean }>();
  const used = helped ? server.trim() : '';
  const guarded = async (does: () => Promise<void>) => {
    try {
      await does();
    } catch {
      setSaid({ text: 'This browser cannot connect to another one. Continue by sending links.', wrong: true });
    }
  };
  const take = () =>
    guarded(async () => {
      const read = await live.take(text, used);
      setSaid(read.ok ? { text: live.invites ? 'Connecting …' : '', wrong: false } : { text: read.because, wrong: true });
      if (read.ok) setText('');
    });
  const copy = () =>
    navigator.clipboard.writeText(live.code).then(
      () => setSaid({ text: `Code copied. Send it to ${friend}.`, wrong: false }),
      () => setSaid({ text: 'Your browser does not let this page copy text. Select the code and copy it.', wrong: true }),
    );
  if (count > 2)
    return (
      <p>
        Live play is for two players, because it joins two browsers directly. This battle has {count} players, so it continues by
        link.
      </p>
    );
  if (live.is === 'on')
    return (
      <div class="friend-sending">
        <p>Connected to {friend}: each action is sent as soon as you take it, and nothing can be taken back.</p>
        <p class="row">
          <button type="button" class="button button-quiet" onClick={live.stop}>
            Stop playing live
          </button>
        </p>
      </div>
    );
  return (
    <div class="friend-sending">
      {live.is === 'lost' && (
        <p class="message">There is no connection to {friend}. Continue by link, or connect again with new codes.</p>
      )}
      {live.is !== 'waiting' && (
        <>
          <p class="fine">
            The two browsers talk to each other directly, without a server. This works when both devices are on the same network.
            Over the internet it works only if each device can be reached from outside. You and {friend} can see each other’s
            network addresses.
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
      {live.is === 'waiting' ? (
        <>
          <p class="fine">
            {live.invites
              ? `Send this code to ${friend} through your messaging app. ${sentenceCase(friend)} uses it on the page of this battle and sends a code back.`
              : `Send this code back to ${friend}. You are connected as soon as ${friend} has used it.`}
          </p>
          <label class="field">
            <span>Your code for {friend}</span>
            <textarea readOnly rows={3} value={live.code} onFocus={(event) => event.currentTarget.select()} />
          </label>
          <p class="row">
            <button type="button" class="button" onClick={copy}>
              Copy the code
            </button>
            <button type="button" class="button button-quiet" onClick={live.stop}>
              Start again
            </button>
          </p>
          {live.code.length <= mostLetters && <LinkCode key={live.code} link={() => live.code} name={`code for ${friend}`} />}
        </>
      ) : (
        <p class="row">
          <button type="button" class="button" onClick={() => guarded(() => live.invite(used))}>
            Make a code for {friend}
          </button>
        </p>
      )}
      {!(live.is === 'waiting' && !live.invites) && (
        <>
          <label class="field">
            <span>The code from {friend}</span>
            <textarea rows={2} value={text} onInput={(event) => setText(event.currentTarget.value)} />
          </label>
          <p class="row">
            <button type="button" class="button button-quiet" disabled={text.trim() === ''} onClick={take}>
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
