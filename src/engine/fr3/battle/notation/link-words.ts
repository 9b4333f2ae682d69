/**
 * The dictionary for links of form “b”: phrases that battle texts often contain. A link stores only a reference to a phrase.
 * Never change the dictionary, because every existing link of this form depends on it. New words need a new form (`link.ts`).
 */
export const linkWords = `table 48x36
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
edge
deploy
join
lead
rally
shoot
ahead
oblique
wheel
turn
rotate
engage
on-line
ranks
form-up
form-up-turned
square
open-square
attach
detach
transfer
custody
confront
walk
guard
dismount
level
stakes
return
charge
disengage
face
challenge
answer
decline
fight
follow-up
pivot
waver
bombard
break-through
prepare
shell
upkeep
shield
conjure
take
grenade
fade-to
cast
cast-at
hold
bid
burn
innate
withstand
dash
stand
abort
ambush
activate
activate-at
shut-off
paint
surge
curse
steal
gift
taunt
own-hand
grapple
lay-mine
grow
send
gaze
hand-on
ride
lay-eggs
lay
shed
champion
withdraw
engulf
sow
position
control
leave-idle
repair
dismount-together
bend
let-lie
another-phase
keep-saying
give-found
win-time
reshape
move-objective
send-round
forgo
site
fortify
arrive
stay-away
pass
elite=1-1-0 barbarian throwing stakes bows pavises flying swimming burrowing landed demoralized magic=illusionist-2 magic=wizard-3 superhero bard unit-character illusion markers=2
army A "The Silver Tithe"
A1 pikes off elite=1-1-0 cost=50
A2 pikes*3 off cost=40
A5 longbows*2 off elite=0-1-1 cost=50
A7 knights off cost=60
A8 general-2-2 with A1 cost=160
army A "The Toll of Greyfell"
A1 handweapons off elite=1-1-0 dwarf cost=40
A2 handweapons*3 spears*2 off dwarf cost=30
A7 crossbow-handgun off dwarf cost=40
A8 light-artillery with A7 cost=30
A9 heavy-artillery off cost=40
A10 general-2-2 with A1 cost=160
A11 hero-1-1 with A2 cost=30
army A "Riders of the Ninth Wind"
A1 light-cavalry*2 off bows elite=0-1-1 cost=50
A3 light-cavalry*4 off bows cost=40
A7 heavy-chariots off cost=40
A8 general-2-2 with A1 cost=160
A9 hero-1-1 with A3 cost=30
army A "The Longest Winter"
A1 handweapons*2 off elite=1-1-0 barbarian throwing by-rivers cost=50
A3 handweapons*4 off barbarian throwing by-rivers cost=40
A7 spears*2 off barbarian by-rivers cost=30
A9 mobs off by-rivers cost=10
A10 general-2-2 with A1 cost=160
army A "The Lower Court"
A1 spears*4 handweapons*4 off undead cost=30
A9 longbows*2 off undead cost=40
A11 mounted off undead cost=20
A12 general-2-2 with A1 magic=necromancer-3 lore=undead-necromancer-pool cost=300
army A "The House of Reeds"
A1 spears*4 handweapons*3 off cost=30
A8 longbows*2 off cost=40
A10 light-cavalry*2 off bows cost=40
A12 mobs off cost=10
A13 general-2-2 with A1 cost=160
A14 individual with A2 magic=wizard-2 cost=100
army A "The Antlered Watch"
A1 spears off elite=1-1-0 ease=woods cost=40
A2 spears*3 off ease=woods cost=30
A5 longbows*4 off ease=woods cost=40
A9 rangers off ease=woods cost=50
A10 general-2-2 with A1 cost=160
A11 individual with A2 magic=druid-3 beastmaster cost=150
army A "The House of Two Lamps" chosen-death
A1 handweapons off elite=1-1-0 cost=40
A2 handweapons*5 off cost=30
A7 beastmen off cost=40
A8 mobs*6 off cost=10
A14 general-2-2 with A1 cost=160
A15 individual with A2 magic=wizard-2 cost=100
A16 individual with A3 magic=cleric-2 cost=100
army A "The Legion of the Low Road"
A1 handweapons*4 off elite=1-1-0 throwing cost=50
A5 handweapons*4 spears off cost=30
A10 light-cavalry*3 off throwing cost=40
A13 skirmishers*2 off cost=20
A15 skirmishers with A5 cost=20
A16 skirmishers with A6 cost=20
A17 general-2-2 with A1 cost=160
A18 hero-1-1 with A5 cost=30
army A "The Bridge Brigade"
A1 muskets*5 off cost=50
A6 dragoons off cost=70
A7 light-cavalry*2 off bows cost=40
A9 mobs*5 off cost=10
A14 light-artillery with A2 cost=30
A15 light-artillery with A4 cost=30
A16 heavy-artillery off cost=40
A17 general-2-2 with A1 cost=160
A18 hero-1-1 with A3 cost=30
army A "The Thousand Wheels"
A1 heavy-chariots*2 off elite=1-1-0 cost=50
A3 heavy-chariots*4 off cost=40
A7 light-cavalry*2 off bows cost=40
A9 spears*7 off cost=30
A16 general-2-2 with A1 cost=160
A17 sub-commander-1-2 with A9 cost=40
army A "The Bronze Grove"
A1 pikes*3 off elite=1-1-0 cost=50
A4 pikes*3 off cost=40
A7 spears*7 off cost=30
A14 mobs*4 off throwing cost=20
A18 general-2-2 with A1 cost=160
A19 hero-1-1 with A7 cost=30
army A "Every Last Tooth"
A1 handweapons*2 off elite=2-0-0 cost=40
A3 handweapons*3 spears*3 off cost=30
A9 pikes*2 off cost=40
A11 mobs*5 off cost=10
A16 skirmishers*3 off cost=20
A19 heavy-cavalry*2 off cost=40
A21 light-cavalry*2 off throwing cost=40
A23 heavy-chariots off cost=40
A24 small-monsters*2 off cost=60
A26 light-artillery with A3 cost=30
A27 general-2-2 with A1 cost=160
A28 hero-1-1 with A3 beastmaster cost=40
army A "The Gathering of Satraps"
A1 spears*3 off elite=1-1-0 cost=40
A4 spears*6 off cost=30
A10 pikes*2 off cost=40
A12 beastmen*2 off elite=1-1-0 cost=50
A14 light-cavalry*4 off bows cost=40
A18 mobs*12 off cost=10
A30 general-2-2 with A1 cost=160
A31 sub-commander-1-2 with A10 cost=40
A32 hero-1-1 with A12 cost=30
army A "The Guild of Ropes"
A1 pikes*2 off elite=1-1-0 cost=50
A3 pikes*3 off cost=40
A6 muskets*4 off cost=50
A10 crossbow-handgun*2 heavy-cavalry*2 off cost=40
A14 knights*2 off cost=60
A16 battlewagons off cost=70
A17 general-2-2 with A1 cost=160
A18 hero-1-1 with A3 cost=30
A19 hero-1-1 with A14 cost=30
army A "The Unquiet Banner"
A1 handweapons*2 off elite=2-0-0 cost=40
A3 handweapons*4 off mutation cost=40
A7 handweapons*3 off cost=30
A10 knights off elite=2-0-0 cost=70
A11 knights*2 small-monsters*3 off cost=60
A16 large-monsters off cost=80
A17 general-2-2 with A1 superhero cost=170
A18 hero-1-1 with A3 beastmaster cost=40
A1-A3: deploy 11.274,11.213 wide 3
A4-A6: deploy 23.213,11.213 wide 3
A7-A9: deploy 30.425,11.213 wide 3
B1-B3: deploy 32.363,24.788 wide 3
B4-B6: deploy 20.363,24.788 wide 3
B7: deploy 38.917,24.788 wide 1
A7-A9: oblique forward 2.109 right 2.109
A4-A6: oblique forward 2.109 right 2.109
A1-A3: wheel right 17.5
A: pass
B1-B3: oblique forward 2.109 right -2.109
B7: ahead 2.5
B7: ahead 1.25
B: pass
A7-A9: wheel right 35
A10: transfer A2
A2: turn right
A2: turn left
A3: turn left
A3: turn right
A1: turn left
A1: turn right
A4-A6: turn right
A4-A6: wheel left 14.5
A8: ahead 2.798
A7: ahead 1.695
A10: transfer A1
A4-A6: wheel left 60.2
A7-A8: charge aim -15.3
A9: wheel left 26.6
A7: fight B2 [5 8]
A8: fight B1 [4 7]
B4-B6: ahead 3
B7: wheel right 45
B8: transfer B7
A8: fight B1 [10 5]
B2: follow-up stay
A7: rally [1]
A8: rally [2]
A4-A6: charge [9]
A1-A3: oblique forward 2.109 right -2.109
A6: follow-up stay
B1: rally [10]
B6,B5: shoot A3 [10]
A8: rally [7]
A6: charge aim 45 [3]
A1-A2: ahead 3
A6: follow-up go
B2: rally [5]
B4-B6: wheel right 17.5
B1: charge
A1-A2: oblique forward 2.109 right -2.109
A6: rotate 135
A6: charge [7]
B1: rally [2]
B4-B6: turn right
B4-B6: ahead 2.5
B7: rotate -6.9
A1-A2: ranks wide 1 right
A7: charge aim 45
A5: ahead 1.5
A9: waver
B6: shoot A1 [3]
B4-B6: on-line left
B7: rotate -34.3
A5-A7,A9: deploy 27.638,11.213 wide 4
B1-B4: deploy 36.555,24.788 wide 4
A9: bombard B3 [9 7]
A8: bombard B3 [2]
B5-B7: ahead 3
A9: bombard B3 [4]
A8: bombard B3 [3]
A1-A4: ahead 1.25
A8: detach
A5-A6: ahead 2.5
A9: rotate -2.3
A9: bombard B3 [8 10 5]
A5-A7: oblique forward 1.766 right 1.766
A1-A4: wheel left 22.1
A8: oblique forward 2.828 right -2.828
A8: wheel right 45
A4: wheel left 68.2
A3: wheel left 34.1
A3: wheel right 15.5
A8: rotate -25
A8: wheel right 53.3
B1-B2,B4: shoot A7 [5]
A7: shoot B4 [5]
A3: oblique forward 1.766 right -1.766
A2: oblique forward 1.766 right -1.766
A8: rotate -51.7
B2,B1,B4: shoot A6 [9]
B5: shoot A3 [2]
B1-B2: charge aim 42.8 wrap left
A5: face B1
B4: turn right
B4: ahead 3
A3: charge
A7: charge aim -40
A4: charge
A5: face B2
B5: face A3
B9: transfer B4
B7: wheel left 45
B6: turn left
B6: charge aim 34.2
A4: oblique forward 1.766 right 1.766
A5: follow-up stay
A7: fight B1 [9 1 2]
A7: follow-up go
B4: oblique forward 2.016 right -2.016
B8-B9,B13-B14: deploy 17.575,24.788 wide 4
B12: deploy 4.357,24.788 wide 1
A5,A9-A10: deploy 22.425,11.213 wide 3
A11-A13,A16: deploy 29.638,11.213 wide 4
A8: deploy 43.643,11.213 wide 1
B15: detach
B16: detach
A16: bombard B2 [7 5]
A14: bombard B12 [7 1]
A1-A4: turn right
A5,A9-A10: oblique forward 2.109 right 2.109
A13: oblique forward 2.828 right 2.828
A16: rotate 12.6
B10-B11: charge wrap left [5 2]
A8: shoot B11 [7]
A5: shoot B6 [1]
A8: rotate 45
B10: charge [8]
B17: transfer B10
B12: charge aim -19 [10]
B8-B9,B13-B14: wheel left 35.8
B5-B7,B15-B16: ranks wide 5 right
B11: turn right
A11-A13: turn right
B10: charge aim 35.6 [5]
B1-B4: wheel right 13.3
B8-B9,B13-B14: ahead 3
B5: oblique forward 2.109 right -2.109
B6: oblique forward 2.109 right -2.109
B11: rotate -39.3
A1-A4: on-line left
B8-B9,B13-B14: ahead 1.5
B15: wheel left 90
B1: wheel right 42.3
B2-B4: ranks wide 2 right
B2-B4: ranks wide 1 right
B16: wheel right 45
B11: rotate 10.8
A15: detach
A14: detach
A17: transfer A4
B2-B4: charge aim 37.5 [10]
B12-B13,B18: deploy 18.487,24.788 wide 3
B1-B4: wheel left 26.7
B14-B15: wheel right 45
B12-B13,B18: ahead 2
B26-B29: wheel left 35.8
B23-B25: turn left
B19-B22: turn right
B16-B17: ranks wide 1 right
B14-B15: shoot A16 [4]
A14-A16: charge [10 5 7]
A13: charge [8]
A10: charge
A10: fight B25 [9 3 6]
B19: turn left
B21: turn left
A14: pivot
A15: charge aim -38.9 [5]
A4-A6: wheel right 35
A7-A8: charge aim -44
A14: turn about
A10: fight B17 [6 5 7]
A7: follow-up stay
B1-B4: charge
B21: engage A14
B26-B28: turn left
B8-B9,B12: deploy 10.487,24.788 wide 3
B10: deploy 41.28,24.788 wide 1
A11: deploy 4.357,11.213 wide 1 [5 5 3 4 4]
B14: cast blast-2 on A1
B: bid B14 own 4 army 7
A: bid A12 own 1 army 10
A: bid A12 own 8 [9 9]
A12: cast-at summon-2 mounted 17.66,14.448 0 points 3
A: bid A12 own 3
B: bid B14 own 6 army 3
A: bid A12 [7 10]
B8-B9,B12: ahead 4
B3: oblique forward 2.109 right 2.109
B1-B2: turn right
A8-A10: oblique forward 1.766 right -1.766
A11: oblique forward 0.484 right 0.484
A: pass [6 6 2 6 2]
A12: cast-at summon-3 swarms 24.873,16.948 0 points 4
A: bid A12 own 4 army 9
B: bid B14 own 4 army 10
A: bid A12 own 7 army 1 [7 4]
B14: cast blast-2 on A13
B: bid B14 own 4
A: bid [7]
B14: cast blast-2 on A4
A12: burn points 1
A: bid A12 own 1
A: bid A12 own 3 [10 4 7]
B8-B9: shoot A1 [1]
B4-B7: oblique forward 2.109 right -2.109
B1-B2: oblique forward 2.109 right -2.109
B8-B9,B12: turn left
B8-B9,B12: ahead 1.5
B11: wheel left 90
B11: oblique forward 2 right 2
B10: turn right
B14: burn points 2
B: bid B14 own 2 [6]
B14: cast blast-1 on A4 [5]
A9-A10: shoot B3 [7]
B12: waver
B2: waver
B7: waver [6 2 1 6 2]
A: bid A12 own 2 army 10
A: bid A12 own 5 [5 9]
A12: cast zombies-2 on B3 turn points 3
A9-A10: shoot B1 [6]
A: pass [3 6 3 2 4]
A12: cast zombies-3 on B8 game
A: bid A12 own 1 army 3 [2 5]
A12: cast-at summon-2 mounted 25.424,18.714 0 points 3
B1-B2: wheel left 25.2
B4-B7: turn left
B8: fight B9 [3 1]
B8: follow-up stay
A10,A9: shoot B10 [1]
B8: shoot B12 [7]
A: pass [6 6 6 5 5]
A: bid A12 own 8 [9 10]
A12: cast zombies-3 on B10 game
A: bid A12 own 6
A12: cast blast-1 on B2 [9 2]
B11: shoot B8 [3]
A8-A9,A12: deploy 30.425,11.213 wide 3
A10: deploy 6.72,11.213 wide 1
A11: deploy 40.492,11.213 wide 1
B11: deploy 41.28,24.788 wide 1 [6 2 6 5 4]
A14: cast blast-2 on B1
B: bid B12 own 8 [7 10]
B12: cast zombies-3 on A8 game
B: bid B12 own 7
B: bid B12 [4 1]
A9,A12: ahead 4
A8: shoot A9 [6]
B10,B9: shoot A10 [1]
B1-B3: oblique forward 1.766 right 1.766
A8: charge aim 21.5
A9: fight A8 [4 6 2 5 5 1 4]
B12: cast zombies-3 on A10 game
B: bid B12 own 5 army 2 [4 2]
A14: cast blast-1 on B1
B12: burn points 1
B: bid B12 own 1
B: bid B12 own 2 [4 3]
A12: turn about
A9: fight A8 [1 9]
A8: shoot A12 [10]
B9: shoot A1 [1]
B1-B3: oblique forward 1.578 right 1.578
B: pass [1 4 5 6 3]
B: bid B12 own 8 [10 9]
B12: cast zombies-3 on A5 game
A: bid A14 own 1 army 3 [4 4]
A1-A3: charge
A11: charge aim -41.4
A6-A7: charge [3]
A11: fight A8 [3 10]
A8: follow-up go
A3: fight A5 [8 8]
B4-B7: charge [3]
B1,B3: charge aim 38.1 [3]
A3: fight A5 [7 9 2 1 1 2 2]
B: bid B12 army 2 [9 8]
A2: engage A3
B11: waver
B6: charge [4]
A5: engage A4
B11: deploy 41.28,24.788 wide 1 [5 1 6 2 4 2]
A11: cast-at summon-tree-spirit plant-elemental 29.529,19.671 0
A: bid A11
B: bid B12 [4 3]
B11: oblique forward 3.875 right 3.875
B: pass [4 2 1 5 2 5]
B12: cast zombies-3 on A12 turn
B: bid B12
A: bid A11 [2 9]
A8,A7: shoot B11 [6]
A5-A6: shoot B5 [8]
A11: burn points 2
A11: cast tempest on B10
B: bid
A11: cast animate-terrain on B10
B: bid [2 1]
B11: charge aim 33.9 [8]
A9: follow-up go [5 1 4 4 3 1]
A11: cast-at summon-tree-spirit plant-elemental 31.2,20.363 0
B: bid B12 [6 9]
A12: charge aim -21.1
A7-A8: ranks wide 1 right
B9: rotate 21
A3: waver
A2: waver [1 4 2 1 1 1]
B12: cast zombies-2 on A6 turn points 3
A1: charge [7]
A7-A8: turn left
A4-A5: charge aim 26.7
B8: charge aim 12.9 [2]
B7: charge [7]
B7: follow-up stay
B8: waver [6 5 6 4 6 4]
B11: deploy 44.431,24.788 wide 1 [4 2 6 4 5 3 4]
A16: cast banish-1 on B1
B12: cast zombies-2 on A3 turn points 3
A15: cast blast-2 on B1
B: bid B12 own 2 [7 6 8 2]
game fr3 version=5
table 72x48
table 48x36
landscape -1`;
