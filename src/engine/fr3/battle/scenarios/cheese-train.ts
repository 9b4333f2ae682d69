import type { Scenario } from './scenario.ts';

export const cheeseTrain: Scenario = {
  id: 'cheese-train',
  title: 'The Cheese Train',
  about: 'A convoy to stop',
  story:
    'Once a year the monks of Upper Wobbling send four carts of cheese to the Bishop, who forgives them a good deal in return. The cheese is famous: on a dark night, its smell shows you the road. The Hungry Company has found it too. It has eaten nothing but its own boots since the peace, and has read, in a borrowed psalter, that the last shall be first at table.',
  special: [
    'In the rules, the four carts are mobs: slow to fight and quick to die. They begin in column, and a column is quicker than a line.',
    'A cart that stands wholly within the gate when the battle ends counts for the monks; a cart that is destroyed is worth its cost in points to the Company.',
    'The battle is over as soon as every cart is either in the gate or gone.',
  ],
  advice: {
    A: 'Keep the column moving, and your escort between it and the woods. A cart that stops to watch the fight is lunch.',
    B: 'Do not chase the escort. Put one unit across the road, anywhere, and the column stops; then come from both sides.',
  },
  text: `
table 48x36
terrain open "The gate" 41,13.5 48,13.5 48,22.5 41,22.5
terrain woods 14,25.5 18,24 22,25 23,28.5 19,30.5 15,29.5
terrain woods 25,6 29,5.5 32,7.5 31,11 27,11.5 24.5,9.5
terrain hill 31,25 34.5,24 37.5,25.5 37,28.5 33.5,29.5 31,28
terrain rough 11,7 14,6 16.5,8 15,11 12,10.5
army A "The Monks of Upper Wobbling"
army B "The Hungry Company"
A1 mobs 19,18 E cost=30 "Cheese Cart"
A2 mobs 19-b,18 E cost=30 "Cheese Cart"
A3 mobs 19-2b,18 E cost=30 "Cheese Cart"
A4 mobs 19-3b,18 E cost=30 "Cheese Cart"
A5 spears*2 18,21.2 E
A7 spears*2 18,16.4 E
A9 longbows*2 11,21.2 E
A11 heavy-cavalry*2 22,23 E
A13 general-2-2 with A5 "Brother Anselm"
B1 beastmen*3 24,32 S
B4 handweapons*3 27,3 N
B7 light-cavalry*2 38,32 S
B9 skirmishers*2 36,12 W
B11 longbows*2 34,4 N
B13 general-2-2 with B4 "Big Marrow"
first A
turns 7
aim reach A "The gate" 90 A1 A2 A3 A4
`,
};
