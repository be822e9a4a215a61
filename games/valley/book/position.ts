import type { Position } from '@polder/web/pages/rules/book/position.js';

/** A game well under way, for the pictures of the rulebook. */
export const position: Position = {
  options: { players: 2 },
  seed: 'book',
  choices: [
    '1 start:1;0 start:6;1 area:SE;0 area:N;0 gate:1;0 turn:1;0 do:large;0 trade:white>1;',
    '0 take:farm;0 sign:2;0 bulb:white;0 bulb:white;0 end;1 gate:2;1 turn:2;1 do:large;',
    '1 neutral:SE>SW;1 take:bulb-yellow;1 take:plant1;1 plant:yellow>4;1 take:plant1;',
    '1 plant:yellow>4;1 take:plant1;1 plant:yellow>4;1 end;0 gate:3;0 turn:3;0 do:large;',
    '0 take:bulb-white;0 take:plant1;0 plant:white>4;0 take:plant1;0 plant:white>4;0 take:plant1;',
    '0 plant:white>4;0 end;1 gate:3;1 turn:3;1 do:large;1 supply:yellow>4;1 quarter:2;',
    '1 bulb:yellow;1 bulb:yellow;1 quarter:1;1 sign:1;1 end;0 gate:3;0 turn:4;0 do:large;',
    '0 build:A0;0 from:white;0 calendar:common;0 bulb:white;0 calendar:2;0 split:2g0v;0 end;',
    '1 gate:2;1 turn:2;1 do:large;1 plant:yellow>4;1 plant:yellow>4;1 bulb:yellow;',
    '1 calendar:common;1 bulb:yellow;1 calendar:1;1 bulb:violet;1 end;0 gate:3;0 do:large;',
    '0 refresh;0 sign:2;0 end;1 turn:1;1 do:large;1 neutral:SW>SE;1 take:guilder1;1 take:plant1;',
    '1 plant:yellow>4;1 take:build;1 build:A1;1 from:yellow;1 take:plant1;1 plant:violet>1;',
    '1 take:plant1;1 plant:yellow>4;1 take:score;1 end;0 calendar:2;0 sign:2;0 do:large;',
    '0 plant:white>4;0 calendar:common;0 plant:yellow>1;0 end;1 turn:1;1 do:large;1 build:A4;',
    '1 from:violet;1 take:lower1;1 split:0g1v;1 end;0 gate:2;0 do:large;0 build:A5;0 from:yellow;',
    '0 take:lower1;0 split:0g1v;0 end;1 gate:2;1 turn:2;1 do:large;1 supply:red>2;1 quarter:1;',
    '1 sign:1;1 quarter:2;1 bulb:yellow;1 bulb:yellow;1 end;0 do:large;0 tile:4;0 on:small3;',
    '0 helper:start;0 bulb:black;0 end;1 turn:1;1 do:small;1 split:0g2v;1 calendar:1;1 tile:2;',
    '1 on:large2;1 calendar:common;1 end',
  ],
};
