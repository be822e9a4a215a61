import type { Position } from '@polder/web/pages/rules/book/position.js';

/** A game well under way, for the pictures of the rulebook. */
export const position: Position = {
  options: {},
  seed: 'book',
  choices: [
    '0 keep:1;0 1 keep:2;1 0 turn:1;2 0 do:personal;3 0 from:white;4 0 build:m2;5 0 patch:2;',
    '6 0 end;7 1 do:central;8 1 deal:1-bottom;9 1 turn:2;10 1 do:personal;11 1 deliver:yellow;',
    '12 1 take:enhance;13 1 tile:1;14 1 on:central2;15 1 end;16 0 do:guilder;17 0 turn:2;',
    '18 0 do:central;19 0 bulb:black;20 0 end;21 1 do:central;22 1 bulb:black;23 1 turn:1;',
    '24 1 do:personal;25 1 from:white;26 1 build:m1;27 1 patch:1;28 1 end;29 0 do:central;',
    '30 0 turn:2;31 0 do:personal;32 0 ship:4;33 0 also:central;34 0 bulb:black;35 0 end;',
    '36 1 do:central;37 1 bulb:white;38 1 turn:1;39 1 do:central;40 1 end;41 0 do:guilder;',
    '42 0 turn:2;43 0 do:personal;44 0 from:yellow;45 0 build:m5;46 0 patch:6;47 0 end;',
    '48 1 do:central;49 1 bulb:red;50 1 turn:2;51 1 do:personal;52 1 ship:4;53 1 deliver:black;',
    '54 1 end;55 0 do:central;56 0 tile:1;57 0 on:central5;58 0 bulb:red;59 0 turn:1;',
    '60 0 do:central;61 0 bulb:violet;62 0 end;63 1 do:guilder;64 1 turn:3;65 1 do:personal;',
    '66 1 sign:1;67 1 end;68 0 do:guilder;69 0 turn:1;70 0 do:personal;71 0 helper:16;',
    '72 0 deliver:red;73 0 take:build;74 0 from:red;75 0 build:m4;76 0 patch:4;77 0 end;',
    '78 1 do:guilder;79 1 turn:1;80 1 do:guilder;81 1 end;82 0 do:central;83 0 tile:1;',
    '84 0 on:central3;85 0 take:plant1;86 0 plant:white>5.1',
  ],
};
