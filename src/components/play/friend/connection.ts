/**
 * A direct connection between two browsers, started by exchanging one code each. No server is involved unless the player names
 * one. A STUN server tells browsers their public address, and a TURN server relays everything.
 */
import { packed, unpacked } from '../../../engine/kernel/notation/link.ts';
import type { Read } from '../../../engine/kernel/ruleset.ts';

export interface Told {
  opened(): void;
  closed(): void;
  text(text: string): void;
}

export interface Connection {
  /** The code for the other player. */
  readonly code: string;
  /** Takes the other player's code, if this browser has sent the invitation. */
  take(code: string): Promise<Read<true>>;
  /** Returns false if the text could not be sent. */
  send(text: string): boolean;
  close(): void;
}

/** The longest time to wait for the browser's network addresses, in milliseconds. */
const patience = 4000;
const mark = 'battlebook-live';

const wrong = (because: string): Read<never> => ({ ok: false, because, rules: [] });

interface Described {
  /** The id of the battle. */
  readonly battle: string;
  readonly type: 'offer' | 'answer';
  readonly sdp: string;
}

/** A browser's code, once it knows its network addresses. */
async function codeOf(peer: RTCPeerConnection, battle: string): Promise<string> {
  if (peer.iceGatheringState !== 'complete')
    await new Promise<void>((done) => {
      const late = setTimeout(done, patience);
      peer.addEventListener('icegatheringstatechange', () => {
        if (peer.iceGatheringState !== 'complete') return;
        clearTimeout(late);
        done();
      });
    });
  const { type, sdp } = peer.localDescription as RTCSessionDescription;
  return `${mark} ${packed(JSON.stringify({ battle, type, sdp }))}`;
}

/**
 * An invitation as a link to the page of the battle. Only the inviter needs one, because an answer is entered in a tab that is
 * already open.
 */
export const inviteLink = (code: string): string => `${location.origin}${location.pathname}#${code.replace(' ', '.')}`;

/** The code after the `#` of the page's address; undefined if there is none. */
export const codeInAddress = ({ hash }: { readonly hash: string }): string | undefined =>
  hash.startsWith(`#${mark}.`) ? hash.slice(1) : undefined;

/** Reads a code. Never throws. */
export function readCode(text: string): Read<Described> {
  const letters = /battlebook-live[ .]([a-z][\w-]{20,})/.exec(text)?.[1];
  if (!letters) return wrong('This is not a code for playing live. Copy all of it: it begins with “battlebook-live”.');
  const read = unpacked(letters);
  if (!read.ok) return wrong('This code is damaged. Copy the whole code again.');
  try {
    const { battle, type, sdp } = JSON.parse(read.value) as Partial<Described>;
    if (typeof battle === 'string' && (type === 'offer' || type === 'answer') && typeof sdp === 'string')
      return { ok: true, value: { battle, type, sdp } };
  } catch {}
  return wrong('This code is damaged. Copy the whole code again.');
}

const peerWith = (server: string): RTCPeerConnection =>
  new RTCPeerConnection({ iceServers: server === '' ? [] : [{ urls: server }] });

function connection(peer: RTCPeerConnection, told: Told) {
  let channel: RTCDataChannel | undefined;
  let isOpen = false;
  const closed = () => {
    // The connection may also fail before it was ever open.
    if (isOpen || peer.connectionState === 'failed') told.closed();
    isOpen = false;
  };
  const opened = () => {
    if (!isOpen) told.opened();
    isOpen = true;
  };
  peer.addEventListener('connectionstatechange', () => {
    if (['failed', 'closed', 'disconnected'].includes(peer.connectionState)) closed();
    // If a browser was busy for a while, or had a bad network, the connection recovers by itself.
    if (peer.connectionState === 'connected' && channel?.readyState === 'open') opened();
  });
  return {
    use(given: RTCDataChannel) {
      channel = given;
      given.addEventListener('open', opened);
      given.addEventListener('close', closed);
      given.addEventListener('message', ({ data }) => typeof data === 'string' && told.text(data));
    },
    send(text: string): boolean {
      if (channel?.readyState !== 'open') return false;
      try {
        channel.send(text);
        return true;
      } catch {
        // `send` throws if too much unsent data is waiting in the browser.
        return false;
      }
    },
    close() {
      isOpen = false;
      peer.close();
    },
  };
}

/** Creates an invitation. The other player answers with a code for `take`. */
export async function invited(battle: string, server: string, told: Told): Promise<Connection> {
  const peer = peerWith(server);
  const { use, send, close } = connection(peer, told);
  use(peer.createDataChannel('battle'));
  await peer.setLocalDescription(await peer.createOffer());
  return {
    code: await codeOf(peer, battle),
    async take(code) {
      const read = readCode(code);
      if (!read.ok) return read;
      if (read.value.type !== 'answer')
        return wrong(
          'This code is an invitation, but you have made an invitation yourself. Send your friend your code, or reload the page and answer theirs.',
        );
      if (read.value.battle !== battle) return wrong('This code is for another battle.');
      try {
        await peer.setRemoteDescription({ type: 'answer', sdp: read.value.sdp });
        return { ok: true, value: true };
      } catch {
        return wrong('Your browser does not accept this code. Start again with a new code.');
      }
    },
    send,
    close,
  };
}

/** Answers an invitation. The resulting code must be returned to the inviter. */
export async function answered(code: string, battle: string, server: string, told: Told): Promise<Read<Connection>> {
  const read = readCode(code);
  if (!read.ok) return read;
  if (read.value.type !== 'offer') return wrong('This code is an answer. Paste it in the browser that made the invitation.');
  if (read.value.battle !== battle) return wrong('This code is for another battle.');
  const peer = peerWith(server);
  const { use, send, close } = connection(peer, told);
  peer.addEventListener('datachannel', ({ channel }) => use(channel));
  try {
    await peer.setRemoteDescription({ type: 'offer', sdp: read.value.sdp });
    await peer.setLocalDescription(await peer.createAnswer());
  } catch {
    return wrong('Your browser does not accept this code. Ask for a new one.');
  }
  return { ok: true, value: { code: await codeOf(peer, battle), take: async () => ({ ok: true, value: true }), send, close } };
}
