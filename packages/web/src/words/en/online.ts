import { account } from './online/account.js';
import { because } from './online/because.js';
import { lobby } from './online/lobby.js';
import { people } from './online/people.js';
import { room } from './online/room.js';
import { shared } from './online/shared.js';
import { verify } from './online/verify.js';

/** All that needs a server, but the table itself. */
export const online = { ...shared, because, lobby, room, account, people, verify };
