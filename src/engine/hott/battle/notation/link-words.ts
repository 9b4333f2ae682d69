/**
 * The dictionary for links of form “b”: phrases that battle texts often contain. A link stores only a reference to a phrase.
 * Never change the dictionary, because every existing link of this form depends on it. New words need a new form
 * (`kernel/notation/link.ts`).
 */
export const linkWords = `airboats aerial-heroes magicians behemoths water-lurkers sneakers paladins
terrain gentle-slope terrain steep-slope terrain wooded-slope terrain enclosed-fields terrain built-up terrain wide-water
terrain river terrain road terrain marsh terrain rough terrain wood terrain dunes terrain cliff terrain stronghold to
ensorcelled by= destroyed gone joined ally shared open bounds 30
army A "Riders of the Pale Heath"
walls A 300 250 "The Salt Corral"
A1 heroes off general "Ysolde of the Long Rein"
A2 knights*4 riders*4 off
army A "The Fen Folk"
walls A 300 250 "The Drowned Hall"
A1 warband off general "Chief Mudlark"
A2 warband*5 lurkers*3 off
A10 water-lurkers off
A11 beasts*2 shooters*2 off
army B "Court of the Ninth Candle"
walls B 300 250 "The Unlit Stair"
B1 magicians off general "The Ninth Candle"
B2 magicians off "Her Echo"
B3 blades*4 shooters*2 off
B9 clerics off "The Candle-Bearer"
B10 hordes off
army B "The Underhill Company"
walls B 300 250 "The Iron Door"
B1 blades off general "Foreman Brunda"
B2 blades*5 off
B7 artillery off "The Door-Knocker"
B8 behemoths off "The Cave Ox"
B9 shooters*2 hordes off
table 24x24
bases 40.64mm
landscape 7
army A "The Lantern Wardens"
walls A 300 250 "The Lamphouse"
A1 spears off general "Warden Oriel Tamm"
A2 spears*5 shooters*2 off
A9 clerics off "The Wick-Mother"
A10 artillery off "Old Patience"
A11 riders off
army B "The Gilded Lance"
walls B 300 250 "The Tilting Field"
B1 knights off general "Count Ambrose Vell"
B2 knights*3 off
B5 paladins off "The Lily of Carrow"
B6 spears*3 off
B9 clerics off "The Field Chaplain"
B10 hordes*3 off
defender A
attacks north
defender B
attacks south
A: site 0
B: site 2
A: edge south
B4: deploy 10.101,19 180
B5: deploy 8,19.2 180
B6: deploy 5.9,18.7 180
A1-A3: deploy 8.001,5.3 0
A4-A6: deploy 8.001,4.7 0
A7-A8: deploy 12.8,5.2 0
A9: deploy 12,2.8 0 [4]
B5: move 8,14.2 180
B1: move 21.699,19 180 [4]
A1-A8,A10: march by ahead 2
A9: move 12,4.8 0
A11: move 18.398,7.5 0 [5]
A1,A4,A2,A5: column lead A1 by ahead 2
A3,A6-A8,A10: column lead A3 by ahead 0.6
B6-B7: column lead B6 by ahead 1.199
B1-B3: march by right 8 ahead 1.5
A2,A5: march by left 15
A1-A2: march by slant 1.2 -0.4
A7: shoot B3 [4 2]
A7-A8: shoot B3 [3 5]
B9: bespell A4 [6 1]
A3: shoot-back no-shot
A: call B9
A5: invoke 12,8 0
A5: summon at 11 12.6
A5: ambush
B12: replace
A1: storm aids A2 A3 [6 1]
A1: engage B2
A1: face B2
A: hold
A: done [4]
B: done [2]
A1: fight B5 [6 1 1]
B4: fight A2 [4 4 2]
A: done
B: done
`;
