import type { Scenario } from './scenario.ts';

export const crookwater: Scenario = {
  id: 'crookwater',
  title: 'The Toll of Crookwater',
  about: 'A river to cross',
  story:
    'The Crookwater is knee-deep, ice-cold and, since last Tuesday, expensive. The Toll Barons have discovered that they own it, and ask a silver penny for every foot that gets wet. King Osric’s army has nine hundred feet and no pennies. Its quartermaster has worked out that fighting is cheaper, provided that not too many come back to be paid.',
  special: [
    'The stream is difficult ground from bank to bank. It is open in two places: the old bridge in the middle, and the ford in the east.',
    'A unit counts for the King’s army only if it stands wholly on the far bank when the battle ends. A unit on the bridge does not count.',
    'Pikes, spears and heavy cavalry fight worse with any part of their base in the water. The water does not hinder handweapons.',
  ],
  advice: {
    A: 'Pin them at the bridge and cross where they are not. The cavalry reaches the ford quickly; the infantry can wade across if it starts early.',
    B: 'You need not destroy them, only be in the way. Hold the bridge with the spears, keep the horse free to move, and charge any unit that comes out of the water before it has formed up.',
  },
  text: `
table 48x36
terrain stream 0,15 6,14 12,15.5 18,16.5 22,16.5 22,19.5 17,19.5 11,18.5 6,17 0,18
terrain stream 25.5,16.5 31,15.5 36,14.5 36,17.5 31,18.5 25.5,19.5
terrain stream 40,14.5 44,15.5 48,15 48,18 44,18.5 40,17.5
terrain open "Bridge" 22,16.5 25.5,16.5 25.5,19.5 22,19.5
terrain open "Ford" 36,14.5 40,14.5 40,17.5 36,17.5
terrain open "The far bank" 0,22 48,22 48,36 0,36
terrain woods 7,24 10,23 12.5,25 11.5,28 8,28.5
terrain hill 28,25.5 31,24.5 34,25.5 34,28.5 30.5,29.5 28,28
terrain woods 13,7 16,6 18,8 16.5,11 13.5,10.5
army A "King Osric’s Army"
army B "The Toll Barons"
A1 pikes*3 21.5,10 N
A4 handweapons*4 28,10 N
A8 longbows*2 16.5,12 N
A10 heavy-cavalry*3 38,10 N
A13 light-cavalry*2 7,10 N
A15 general-2-2 with A2 "King Osric"
A16 hero-1-1 with A10
B1 spears*3 25.5,23 S
B4 crossbow-handgun*2 19,23 S
B6 handweapons*2 12.5,22 S
B8 heavy-cavalry*2 40,24 S
B10 light-cavalry 5,24 S bows
B11 general-2-2 with B2 "The Baron of the Bridge"
first A
turns 8
aim reach A "The far bank" 25
`,
};
