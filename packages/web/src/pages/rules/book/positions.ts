import { type AnyOptions, type GameId, manifestOf } from '../../../session/rules.js';

/** Games well under way, for pictures: what was chosen, as 'seat key', with the decision before it where that is not the next one. */
const PLAYED: Readonly<Record<GameId, { options: AnyOptions; seed: string; choices: readonly string[] }>> = {
  valley: {
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
  },
  duel: {
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
  },
};

/** The record of a game, as one that was saved. */
export function recordOf<Options extends object>(game: GameId) {
  const { seed, choices, ...played } = PLAYED[game];
  // Of this very game.
  const options = played.options as Options;
  const log = choices
    .join('')
    .split(';')
    .map((line, i) => {
      const words = line.split(' ');
      const key = words.pop() ?? '';
      const seat = Number(words.pop());
      return { type: 'choice' as const, decision: Number(words[0] ?? i), seat, key };
    });
  return { game, version: manifestOf(game).version, options, seed, log };
}
