import type { Scenario } from './scenario.ts';

export const goatHill: Scenario = {
  id: 'goat-hill',
  title: 'Goat Hill',
  about: 'A hill to hold',
  story:
    'Goat Hill has been taken forty-one times, and nobody has yet found a use for it. The grass is thin, the wind is rude, and the goats charge without testing their nerve. But from the top one can see the Duke’s kitchen garden, and the Duke cannot bear to be looked at over his leeks. So the Nettle Watch has gone up with stakes and sandwiches, and the Duke has sent his second-best army to bring the view back.',
  special: [
    'The hill is difficult ground and hides what is behind it. Units charge uphill slowly, and shooters at the foot of the hill cannot see the far side.',
    'Higher units have an advantage in melee, but spears and heavy horse fight worse on this ground. Handweapons do not.',
    'The hill scores points at the end of every turn, not just the last.',
    'One unit of the enemy on any part of it is enough to spoil the score, because neither side holds a shared hill.',
  ],
  advice: {
    A: 'You stand where you want to be. Put up the stakes, shoot at whatever comes first, and keep the horse behind the crest for the flank.',
    B: 'You have more of everything but time. Let the bows go first, come from two sides, and put a unit on the slope early, if only to spoil the score.',
  },
  text: `
table 48x36
terrain hill "Goat Hill" 19,14 21.5,12.2 25,11.8 28.5,13 30,15.5 29,18.5 26,20 22,19.8 19,17.8
terrain woods 5,13 8,11 11,12.5 11.5,16 8.5,18 5.5,16.5
terrain woods 37,20 40,18.5 43,20 43,23.5 40,25 37.5,23.5
terrain rough 33,6 36,5 38,7.5 36,10 33,9
terrain marsh 9,21.5 12,20.5 14,22 13,24.5 9.5,24.5
army A "The Nettle Watch"
army B "The Duke’s Second Army"
A1 spears*4 21.6,18.2 N
A5 longbows*2 17.6,16 N stakes
A7 handweapons*2 23.2,14.4 N
A9 heavy-cavalry*2 31.5,12 N
A11 general-2-2 with A2 "Captain Sorrel"
B1 handweapons*4 21.6,27 S
B5 longbows*2 27,24 S
B7 longbows*2 14,26 S
B9 knights*2 34,27 S
B11 light-cavalry*2 8,28 S bows
B13 skirmishers 30.5,25 S
B14 general-2-2 with B2 "Lord Almeric"
B15 hero-1-1 with B9
first B
turns 7
aim hold "Goat Hill" 20
`,
};
