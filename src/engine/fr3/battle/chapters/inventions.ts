/** Registers mad scientists and their devices with the battle. */
import { anyDevice, deviceKinds } from '../inventions/device-actions.ts';
import { anyPaint, paintKinds } from '../inventions/paint.ts';
import { strikeVat, tryDesertedVat, vatsBeset, vatsBreed, vatsLeft } from '../inventions/vats.ts';
import { isAtWork, isUnseen, stopDevices } from '../inventions/workshop.ts';
import { type Chapter, changed, watch } from './chapter.ts';

export const actionKinds = { ...deviceKinds, ...paintKinds };

export const events: Chapter['events'] = { 'vats-breed': vatsBreed, 'vats-are-attacked': vatsBeset };

export const opens: Chapter['opens'] = { missiles: (state) => anyDevice(state) || anyPaint(state) };

export const watches: Chapter['watches'] = {
  'vats-deserted': watch(vatsLeft),
  'devices-off': watch((state) => changed(state, stopDevices(state))),
};

export const points: Chapter['points'] = {
  isUnseen,
  underFire: (state, unit) => (isUnseen(state, unit) ? { invisible: true } : {}),
  firing: (state, unit) => (isAtWork(state, unit, 'targeter') ? { targeter: true } : {}),
  deviceStruck: strikeVat,
  drivenOff: tryDesertedVat,
};
