/** Battles by link: those on this device, a new one, and anything that arrives in a link. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { arrived, type Parcel, packedParcel } from '../../../engine/kernel/correspondence/exchange.ts';
import { newId } from '../../ui/stored/stored.ts';
import { BattleRules } from '../BattleRules.tsx';
import { lazy } from '../lazy.tsx';
import { Arriving } from './Arriving.tsx';
import { codeInAddress, readCode } from './connection.ts';
import type { FriendEntrance } from './entrance.ts';
import { friendBattlesOf, readKept } from './kept.ts';
import { useLanding } from './landing.ts';
import { NewBattle } from './NewBattle.tsx';
import { parcelInAddress } from './parcel-in.ts';
import { YourBattles } from './YourBattles.tsx';

const Open = lazy(async () => (await import('./Open.tsx')).Open);
const Joining = lazy(async () => (await import('./Joining.tsx')).Joining);
const Accepting = lazy(async () => (await import('./Accepting.tsx')).Accepting);

interface Props {
  entrance: FriendEntrance;
  /** The address of the site’s root. */
  root: string;
}

type Shown =
  | { readonly is: 'home' }
  | { readonly is: 'battle'; readonly id: string; readonly parcel?: Parcel; readonly code?: string }
  | { readonly is: 'offer' | 'join'; readonly parcel: Parcel };

export function Friend({ entrance, root }: Props) {
  const battles = friendBattlesOf(entrance.system);
  /** Undefined until the address and the device's battles have been checked. */
  const [shown, setShown] = useState<Shown>();
  const [round, setRound] = useState(0);
  const [problem, setProblem] = useState('');
  /** The link in the address could not be read. The player may enter the same message in another form. */
  const [damaged, setDamaged] = useState(false);
  /** A parcel from a battle that is not on this device, so the user can only watch it. */
  const [strange, setStrange] = useState<Parcel>();

  const alert = useRef<HTMLParagraphElement>(null);
  // The button that was pressed may be far below the message.
  useEffect(() => alert.current?.scrollIntoView({ block: 'center', behavior: 'instant' }), [problem]);

  const landing = useLanding();
  const show = (now: Shown) => {
    setRound((before) => before + 1);
    setShown(now);
    scrollTo({ top: 0, behavior: 'instant' });
  };
  const home = () => {
    battles.setCurrent(undefined);
    show({ is: 'home' });
  };
  const fail = (because: string) => {
    setProblem(because);
    setShown((now) => now ?? { is: 'home' });
  };
  const take = async (parcel: Parcel) => {
    setProblem('');
    setDamaged(false);
    setStrange(undefined);
    const id = battles.placeOf(parcel.id);
    if (id !== undefined) return show({ is: 'battle', id, parcel });
    const arrival = await arrived(parcel, null);
    if (arrival.is === 'refused') return fail(arrival.because);
    const isOffer = parcel.from === 0 && parcel.messages.length === 1;
    if (isOffer) return show({ is: 'offer', parcel });
    if (parcel.messages.some(({ entries }) => entries.some(({ kind }) => kind === 'lead'))) return show({ is: 'join', parcel });
    setStrange(parcel);
    fail(
      'You are not a player of this battle on this device. If you play it on another device, open the link there. If this device has lost it, your secrets are lost too: restore a backup on the page “On this device”, or begin a new battle.',
    );
  };

  useEffect(() => {
    const linked = (): boolean => {
      const code = codeInAddress(location);
      if (code !== undefined) {
        history.replaceState(null, '', location.pathname);
        const invited = readCode(code);
        const id = invited.ok ? battles.placeOf(invited.value.battle) : undefined;
        if (id !== undefined) show({ is: 'battle', id, code });
        else
          fail(
            invited.ok
              ? 'This link invites you to play a battle live, and the battle is not on this device. Open the link in the browser that has the battle.'
              : invited.because,
          );
        return id !== undefined;
      }
      const read = parcelInAddress(location, (id) => document.getElementById(id) !== null);
      if (!read) return false;
      // The parcel is now stored, so a reload continues the battle.
      history.replaceState(null, '', location.pathname);
      if (read.ok) {
        void take(read.value);
        return true;
      }
      setProblem(read.because);
      setDamaged(true);
      scrollTo({ top: 0, behavior: 'instant' });
      return false;
    };
    if (!linked()) {
      const id = battles.current();
      show(id !== undefined && readKept(battles.textOf(id)) ? { is: 'battle', id } : { is: 'home' });
    }
    addEventListener('hashchange', linked);
    return () => removeEventListener('hashchange', linked);
  }, []);

  const begun = (id: string) => {
    setProblem('');
    setDamaged(false);
    show({ is: 'battle', id });
  };
  return (
    <BattleRules system={entrance.system} root={root}>
      <div ref={landing} class={`play friend ${shown?.is === 'battle' ? 'is-open' : ''}`}>
        {problem && (
          <p ref={alert} class="message message-wrong" role="alert">
            {problem} {strange && <a href={`${root}play/check/#${packedParcel(strange)}`}>Look at the battle and check it</a>}
          </p>
        )}
        {damaged && (
          <section class="friend-damaged" aria-label="The same message in another form">
            <p>
              If a messaging app has cut the link off, ask your friend for the text in parts or for a file. Both are next to the
              link on your friend’s page. Paste the text or open the file here.
            </p>
            <Arriving label="Paste the link or the text" onParcel={(parcel) => void take(parcel)} />
            <p>
              <button
                type="button"
                class="button button-quiet"
                onClick={() => {
                  setProblem('');
                  setDamaged(false);
                }}
              >
                Not now
              </button>
            </p>
          </section>
        )}
        {shown === undefined && <p>Looking for battles on this device …</p>}
        {shown?.is === 'home' && (
          <>
            <YourBattles key={round} system={entrance.system} onOpen={begun} />
            <section aria-labelledby="friend-new">
              <h2 id="friend-new" tabIndex={-1} data-landing>
                Begin a battle
              </h2>
              <NewBattle entrance={entrance} newId={newId} onBegun={begun} onProblem={setProblem} />
            </section>
            {!damaged && (
              <section aria-labelledby="friend-come">
                <h2 id="friend-come">A friend has sent you something</h2>
                <p class="fine">
                  A link opens by itself. Open a text or a file here. If a link opened only this page, a messaging app has cut it
                  off: ask your friend for the text or a file.
                </p>
                <Arriving label="Paste the link or the text" onParcel={(parcel) => void take(parcel)} />
              </section>
            )}
          </>
        )}
        {shown?.is === 'offer' && (
          <Accepting key={round} entrance={entrance} parcel={shown.parcel} newId={newId} onBegun={begun} onLeave={home} />
        )}
        {shown?.is === 'join' && (
          <Joining
            key={round}
            entrance={entrance}
            parcel={shown.parcel}
            newId={newId}
            root={root}
            onBegun={begun}
            onLeave={home}
          />
        )}
        {shown?.is === 'battle' && (
          <Open
            key={shown.id}
            entrance={entrance}
            id={shown.id}
            parcel={shown.parcel}
            code={shown.code}
            root={root}
            onLeave={home}
            onOther={take}
          />
        )}
      </div>
    </BattleRules>
  );
}
