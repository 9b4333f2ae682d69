/**
 * The words of links of form “b”: what texts of battles often say, so that a link only points at it. What stands here is never
 * changed: every link of this form is read with the very same words. Other words are those of another form (`kernel/notation/link.ts`).
 */
export const linkWords = `table 24x24
terrain steep-slope wooded-slope gentle-slope rough dunes wood built-up marsh enclosed-fields river wide-water cliff road beach
stronghold wide deep defender attacks bound moves arrivals shooting close-combat
army A "The Lantern Wardens"
army B "The Gilded Lance"
army A "Riders of the Pale Heath"
army B "The Fen Folk"
army A "Court of the Ninth Candle"
army B "The Underhill Company"
general ally shared ensorcelled destroyed
artillery blades clerics hordes lurkers water-lurkers magicians shooters sneakers spears warband beasts behemoths heroes knights
paladins riders aerial-heroes airboats dragons flyers gods
A1 general B1 general
edge south
edge north
site 0
deploy A1 A2 A3 A4: 8.8 5.3 0
deploy B2 B3 B4 B5: 15.2 18.7 180
march A1 A2 A3 A4: by ahead 2 left 8
march B1 B2 B3 B4: by ahead 2 right 15
move A5: 10.5 9.8 0
move B5: 12.4 14.2 180
column A1 A2 A3: lead A2 by ahead 1.2
fight A1 B1
fight B2 A2
shoot A7: B3
target hold shoot-back back no-shot
bespell invoke summon ambush replace desorcel return engage face storm aids
A done
B done
A done
B done
`;
