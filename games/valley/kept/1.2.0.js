// The rules of valley 1.2.0 and what its bots know, as of 0c3f706. Made by npm run keep-rules; never changed.
function e(e) {
  let t = 0;
  for (let n = e; n !== 0; n &= n - 1) t++;
  return t;
}
const t = (e) => 31 - Math.clz32(e & -e),
  n = (e) => !(e & (e - 1));
function r(e) {
  return e.reduce((e, t) => e | (1 << t), 0);
}
var i = class extends Error {
  refusal;
  choice;
  blocked;
  name = `IllegalChoice`;
  constructor(e, t, n, r) {
    super(t), (this.refusal = e), (this.choice = n), (this.blocked = r);
  }
};
function a(e) {
  throw Error(`There is no such kind: ${JSON.stringify(e)}.`);
}
var o = class extends Error {
    name = `NeedsHidden`;
    constructor() {
      super(`A view does not know what is hidden here: resample it first.`);
    }
  },
  s = class extends Error {
    name = `BadOptions`;
  };
function c({ frames: e }, t) {
  const n = e[e.length - 1];
  if (n?.kind !== t) throw Error(`The frame is '${n?.kind}', not '${t}'.`);
  return n;
}
function l({ frames: e }) {
  const t = e[e.length - 1];
  if (!t || !(`phase` in t)) throw Error(`The frame '${t?.kind}' is no action.`);
  return t;
}
const u = ({ taken: e }, t) => !((e >> t) & 1);
function d(e, t) {
  const { items: n } = e;
  for (let r = 0; r < t; r++) if (u(e, r) && n[r] === n[t]) return !0;
  return !1;
}
function f(e, t) {
  e.codes[e.count++] = t;
}
function p(e) {
  if (typeof e != `object` || !e) return !1;
  const { decision: t, seat: n, key: r } = e;
  return Number.isInteger(t) && Number.isInteger(n) && typeof r == `string`;
}
function ee(e) {
  let t = { seat: 0, ask: ``, source: 0, confirm: !1, count: 0, codes: [] },
    n;
  function r(r, i) {
    return (n = r), (t.count = 0), (t.confirm = !1), e.over(r) || e.ask(r, t, i), t;
  }
  const a = (t) => (e.together === void 0 || e.over(t) ? [] : e.together(t));
  function o(n) {
    for (let i = 0; i < 1e4; i++) {
      if ((r(n.state), t.count > 1 || t.confirm || e.over(n.state))) return t;
      const i = n.events === null ? -1 : n.events.length;
      if (
        (t.count === 1 ? e.answer(n, t.codes[0], !1, t.seat) : e.step(n),
        n.events !== null && n.events.length === i)
      )
        throw Error(s(n.state));
    }
    throw Error(`The rules go round in circles: no question after 10,000 forced steps.`);
  }
  function s(n) {
    const r = t.count === 1 ? `'${e.option(n, t.codes[0]).key}' is the only answer, but` : `no answer, and`;
    return `The rules stand still at '${t.ask}' of '${e.source(n, t.source)}': ${r} nothing happens.`;
  }
  function c(e) {
    const n = a(e);
    return n.length > 1 ? n.map((t) => l(e, r(e, t))) : (r(e), t.count === 0 ? [] : [l(e, t)]);
  }
  function l(t, { seat: n, ask: r, source: i, count: a, codes: o }) {
    const s = Array(a);
    for (let n = 0; n < a; n++) s[n] = e.option(t, o[n]);
    return { id: e.clock(t), seat: n, ask: r, source: e.source(t, i), options: s };
  }
  function u(n, r) {
    for (let i = 0; i < t.count; i++) if (e.option(n, t.codes[i]).key === r) return t.codes[i];
    return -1;
  }
  const d = (e, t) => r(e, a(e).includes(t) ? t : void 0),
    f = (t, n) => e.blockedBy(t, n, d(t, n));
  function ee(n, r) {
    const a = (e, t, n) => {
      throw new i(e, t, r, n);
    };
    p(r) || a(`malformed`, `A choice names a decision, a seat and a key.`),
      d(n, r.seat),
      t.count === 0 && a(`over`, `The game is over.`),
      r.seat !== t.seat && a(`foreign`, `Seat ${r.seat} is not asked; seat ${t.seat} is.`),
      r.decision !== e.clock(n) && a(`stale`, `Decision ${r.decision} is not open; ${e.clock(n)} is.`);
    const s = u(n, r.key);
    if (s < 0) {
      const i = e.blockedBy(n, r.seat, t).find((e) => e.key === r.key);
      i && a(`blocked`, `'${r.key}' is not possible now: ${i.reason} (${i.rule}).`, i),
        a(`unknown`, `'${r.key}' is not offered here.`);
    }
    const c = { state: n, events: [] };
    return e.answer(c, s, !0, t.seat), o(c), c.events ?? [];
  }
  function te(r, i) {
    if (n !== r) throw Error(`Another state was opened since: open this one first.`);
    if (!Number.isInteger(i) || i < 0 || i >= t.count)
      throw RangeError(`There is no option ${i}; there are ${t.count}.`);
    const a = { state: r, events: null };
    return e.answer(a, t.codes[i], !0, t.seat), o(a);
  }
  return { settle: o, decisions: c, blocked: f, choose: ee, open: r, pick: te };
}
function te(e) {
  let t = Math.imul(e ^ (e >>> 16), 2246822507);
  return (t = Math.imul(t ^ (t >>> 13), 3266489909)), (t ^ (t >>> 16)) >>> 0;
}
function ne(e) {
  for (let t = 0; t < 15; t++) ae(e);
  return e;
}
function re(e) {
  let t = 1779033703,
    n = 3144134277,
    r = 1013904242,
    i = 2773480762;
  for (let a = 0; a < e.length; a++) {
    const o = e.charCodeAt(a);
    (t = n ^ Math.imul(t ^ o, 597399067)),
      (n = r ^ Math.imul(n ^ o, 2869860233)),
      (r = i ^ Math.imul(r ^ o, 951274213)),
      (i = t ^ Math.imul(i ^ o, 2716044179));
  }
  return (
    (t = Math.imul(r ^ (t >>> 18), 597399067)),
    (n = Math.imul(i ^ (n >>> 22), 2869860233)),
    (r = Math.imul(t ^ (r >>> 17), 951274213)),
    (i = Math.imul(n ^ (i >>> 19), 2716044179)),
    (t ^= n ^ r ^ i),
    ne([t >>> 0, (n ^ t) >>> 0, (r ^ t) >>> 0, (i ^ t) >>> 0])
  );
}
function ie(e, t) {
  if (!Number.isSafeInteger(t)) throw RangeError(`A stream is a whole number, not ${t}.`);
  let n = te((t | 0) ^ 2654435769);
  n = te(n ^ Math.floor(t / 2 ** 32));
  const r = [0, 0, 0, 0];
  for (let t = 0; t < 4; t++) (n = te((n + Math.imul(t + 1, 2654435769)) ^ e[t])), (r[t] = n);
  for (let e = 0; e < 4; e++) (n = te((n + 1831565813) ^ r[e])), (r[e] = n);
  return ne(r);
}
function ae(e) {
  const t = e[1],
    n = e[2],
    r = (e[0] + t + e[3]) >>> 0;
  return (
    (e[3] = (e[3] + 1) >>> 0),
    (e[0] = (t ^ (t >>> 9)) >>> 0),
    (e[1] = (n + (n << 3)) >>> 0),
    (e[2] = (((n << 21) | (n >>> 11)) + r) >>> 0),
    r
  );
}
function oe(e, t) {
  if (!Number.isInteger(t) || t < 1 || t > 2 ** 32)
    throw RangeError(`below wants a whole number from 1 to 2^32, not ${t}.`);
  const n = Math.floor(2 ** 32 / t);
  for (;;) {
    const r = Math.floor(ae(e) / n);
    if (r < t) return r;
  }
}
function se(e, t) {
  for (let n = t.length - 1; n > 0; n--) {
    const r = oe(e, n + 1),
      i = t[n];
    (t[n] = t[r]), (t[r] = i);
  }
  return t;
}
const ce = 1024;
function le(e) {
  const t = (e) => Math.floor(e / ce);
  return {
    codes: Object.fromEntries(e.map((e, t) => [e, t * ce])),
    kindOf: (n) => e[t(n)],
    kindIndex: t,
    idOf: (e) => e % ce,
  };
}
function ue(e) {
  const t = [...e].sort((e, t) => de(e, t) || e.seat - t.seat),
    n = t.map((e) => ({
      seat: e.seat,
      rank: 1 + t.findIndex((t) => de(t, e) === 0),
      vp: e.vp,
      tieBreaks: e.tieBreaks,
    }));
  return { standings: n, winners: n.filter(({ rank: e }) => e === 1).map(({ seat: e }) => e) };
}
function de(e, t) {
  if (e.vp !== t.vp) return t.vp - e.vp;
  const n = e.tieBreaks.findIndex((e, n) => e !== t.tieBreaks[n]);
  return n < 0 ? 0 : t.tieBreaks[n] - e.tieBreaks[n];
}
const fe = 65536,
  pe = (e) => e - (e % fe),
  me = (e) => e % fe;
function he(e, t) {
  const n = /* @__PURE__ */ new WeakMap();
  function r(n, r) {
    const i = e[Math.floor(r / fe)],
      [a, o] = t(n, i, me(r)),
      s = a === void 0 ? i : `${i}:${a}`;
    return Object.freeze(o === void 0 ? { key: s } : { key: s, target: o });
  }
  return {
    codes: Object.fromEntries(e.map((e, t) => [e, t * fe])),
    optionOf(e, t) {
      let i = n.get(e);
      i || ((i = /* @__PURE__ */ new Map()), n.set(e, i));
      let a = i.get(t);
      return a || ((a = r(e, t)), i.set(t, a)), a;
    },
  };
}
const ge = (e) => Object.fromEntries(e.map((e, t) => [e, t])),
  _e = { now: 0, ahead: 0 };
function ve(e, t, n) {
  const r = ye(e, t);
  if (!n) return r;
  const i = ye(e, n);
  return { measure: e, weights: t, solo: i, expect: (t, n) => (e.solo?.(t) ? i : r).expect(t, n) };
}
function ye(e, t) {
  const n = e.features.map((e) => t.of[e] ?? _e),
    r = n.map((e) => e.now),
    i = n.map((e) => e.ahead),
    { base: a } = t,
    o = e.features.map(() => 0);
  return {
    measure: e,
    weights: t,
    expect(t, n) {
      e.measure(t, n, o);
      const s = e.horizon(t, n);
      if (s === 0) return o[0];
      let c = o[0] + a.now + a.ahead * s;
      for (let e = 1; e < r.length; e++) c += (r[e] + i[e] * s) * o[e];
      return c;
    },
  };
}
const be = { common: 2, uncommon: 1, unique: 1, cards: 3 },
  m = (e) => ({ optional: e });
function xe(e, t) {
  const n = [];
  return e(t, ``, (e, t, r) => n.push({ path: e, expected: t, found: Ce(r) })), n;
}
const Se = (e) => (e.length > 40 ? `${e.slice(0, 40)}…` : e);
function Ce(e) {
  if (e === void 0) return `nothing`;
  if (typeof e == `string`) return Se(JSON.stringify(e));
  if (Array.isArray(e)) return e.length === 0 ? `an empty list` : `a list of ${e.length}`;
  if (!we(e)) return Se(String(e));
  const t = Object.keys(e);
  return t.length === 0 ? `an empty object` : Se(`an object with ${t.join(`, `)}`);
}
function we(e) {
  return typeof e == `object` && !!e && !Array.isArray(e);
}
function h(e, t) {
  return we(e) && Object.hasOwn(e, t) ? e[t] : void 0;
}
function g(e) {
  return Array.isArray(e) ? e.slice(0, 100) : [];
}
function _(e, t) {
  return /^[A-Za-z_]\w*$/.test(t) ? (e === `` ? t : `${e}.${t}`) : `${e}[${Se(JSON.stringify(t))}]`;
}
function v(e, t) {
  const n = e === t ? `${e}` : `a whole number from ${e} to ${t}`;
  return (r, i, a) => {
    (typeof r != `number` || !Number.isInteger(r) || r < e || r > t) && a(i, n, r);
  };
}
function y(e) {
  const t = e.length === 1 ? `"${e[0]}"` : `one of ${e.join(`, `)}`;
  return (n, r, i) => {
    (typeof n != `string` || !e.includes(n)) && i(r, t, n);
  };
}
const Te = (e, t, n) => {
    e !== !0 && n(t, `true, or no such key`, e);
  },
  b = (e, t, n) => {
    (typeof e != `string` || !/^[A-Za-z0-9_-]{1,16}$/.test(e)) &&
      n(t, `a name of 1 to 16 letters, digits, - or _`, e);
  },
  Ee = (e, t, n) => {
    (typeof e != `string` || e.trim() === `` || e.length > 60) && n(t, `a text of 1 to 60 characters`, e);
  };
function De(e) {
  return (t, n, r) => {
    t !== null && e(t, n, r);
  };
}
function x(...e) {
  return (t, n, r) => {
    for (const i of e) i(t, n, r);
  };
}
function S(e, t, n = t) {
  const r = t === n ? `a list of ${t}` : `a list of ${t} to ${n}`;
  return (i, a, o) => {
    if (!Array.isArray(i)) o(a, r, i);
    else {
      (i.length < t || i.length > n) && o(a, r, i);
      for (let t = 0; t < Math.min(i.length, n); t++) e(i[t], `${a}[${t}]`, o);
    }
  };
}
function C(e) {
  return Oe(Object.entries(e));
}
function Oe(e) {
  const t = new Map(e),
    n = [...t.keys()].join(`, `);
  return (r, i, a) => {
    if (!we(r)) a(i, `an object with ${n}`, r);
    else {
      for (const [t, n] of e)
        typeof n == `function` ? n(h(r, t), _(i, t), a) : Object.hasOwn(r, t) && n.optional(r[t], _(i, t), a);
      for (const e of Object.keys(r)) t.has(e) || a(_(i, e), `no such key (there are ${n})`, r[e]);
    }
  };
}
function ke(e, t) {
  const n = Object.entries(t),
    r = (t, n) => Oe([[e, y([t])], ...Object.entries(n)]),
    i = new Map(n.map(([e, t]) => [e, r(e, t)])),
    a = y([...i.keys()]);
  return (t, n, r) => {
    if (!we(t)) {
      r(n, `an object with ${e}`, t);
      return;
    }
    const o = h(t, e),
      s = typeof o == `string` ? i.get(o) : void 0;
    s === void 0 ? a(o, _(n, e), r) : s(t, n, r);
  };
}
function w(e) {
  return (t, n, r) => {
    const i = /* @__PURE__ */ new Set();
    g(t).forEach((t, a) => {
      const o = e === void 0 ? t : h(t, e);
      if (typeof o != `string` && typeof o != `number`) return;
      const s = `${n}[${a}]`;
      i.has(o) && r(e === void 0 ? s : _(s, e), `not the same one twice`, o), i.add(o);
    });
  };
}
function Ae(e, t, n) {
  return (r, i, a) => {
    const o = g(r),
      s = (e) => (n === void 0 ? o[e] : h(o[e], n));
    for (let r = 1; r < o.length; r++) {
      const o = s(r - 1),
        c = s(r);
      typeof o != `number` ||
        typeof c != `number` ||
        t(o, c) ||
        a(n === void 0 ? `${i}[${r}]` : _(`${i}[${r}]`, n), `${e} ${o}`, c);
    }
  };
}
const je = Ae(`at most`, (e, t) => t <= e),
  Me = Ae(`at least`, (e, t) => t >= e),
  Ne = (e) => Ae(`more than`, (e, t) => t > e, e),
  Pe = (e) => Fe(`the edition`, e);
function Fe(e, { path: t, expected: n, found: r }) {
  return `${t === `` ? e : t}: expected ${n}, found ${r}`;
}
function Ie(e) {
  if (typeof e == `object` && e) {
    Object.freeze(e);
    for (const t of Object.values(e)) Ie(t);
  }
  return e;
}
const Le = /* @__PURE__ */ new WeakSet();
function Re(e, t) {
  if (Le.has(e)) return e;
  const n = t(e);
  if (n.length > 0)
    throw new s(
      `The edition can't be played:\n  ${n.map(Pe).join(`
  `)}`,
    );
  return Le.add(e), Ie(e);
}
const T = [`white`, `yellow`, `red`, `violet`, `black`],
  ze = (1 << T.length) - 1;
function Be(e) {
  const t = e.map((e) => (e === `any` ? ze : r(e.map((e) => T.indexOf(e))))),
    i = (e) => +!n(e);
  return t.sort((e, t) => i(e) - i(t) || e - t);
}
function Ve({ bulbs: e = [], guilder: t, tools: n, vp: r }) {
  return [
    ...e.map((e) => (e === `any` ? `bulb` : `bulb-${e.join(`/`)}`)),
    ...(t === void 0 ? [] : [`guilder${t}`]),
    ...(n === void 0 ? [] : [`tool${n}`]),
    ...(r === void 0 ? [] : [`vp${r}`]),
  ].join(`+`);
}
const He = y(T),
  Ue = x(S(He, 1, T.length), w()),
  We = (e, t, n) => {
    e !== `any` && (Array.isArray(e) ? Ue(e, t, n) : n(t, `"any" or a list of colours`, e));
  };
function Ge(e) {
  let t = /* @__PURE__ */ new WeakMap(),
    n;
  return (r) => (n?.edition === r || ((n = t.get(r)), n || ((n = Ie(e(r))), t.set(r, n))), n);
}
const Ke = ({ guilder: e = 0, tools: t = 0, bulbs: n = [], vp: r = 0 }, i) =>
    i.guilder * e + i.tool * t + i.bulb * n.length + r,
  E = (e) => ({ do: `gain`, guilder: e }),
  qe = (e) => ({ do: `gain`, tools: e }),
  D = (e) => ({ do: `gain`, vp: e }),
  Je = qe(1),
  Ye = (...e) => ({ do: `gain`, bulbs: e }),
  Xe = Ye(`any`),
  Ze = Ye(`any`, `any`),
  O = (...e) => Ye(e),
  Qe = (e) => Ye([e], [e]),
  k = { do: `enhance` },
  $e = { do: `farm` },
  et = { do: `build` },
  tt = { do: `trade` },
  nt = { do: `scoreContract` },
  rt = { do: `marketReward` },
  A = (e) => ({ do: `lower`, strength: e }),
  it = (e) => ({ do: `lower`, strength: e, both: !0 }),
  at = (e, t) => ({ do: `market`, cost: e, moves: t }),
  j = (e) => ({ do: `plant`, bulbs: e }),
  ot = (...e) => ({ do: `seq`, of: e }),
  M = (e, t) => ({ when: e, may: t }),
  st = (e, t, n) => ({ when: e, atLeast: t, may: n }),
  N = (e, t) => ({ vp: e, each: t }),
  P = (e) => ({ of: `windmillsBy`, field: e }),
  ct = (e) => ({ of: `tiles`, kind: e }),
  lt = (e) => ({ of: `planted`, colour: e }),
  ut = (e) => ({ of: `fullRows`, colour: e }),
  dt = (e, t) => t.map(([t, n, r]) => ({ id: t, group: e, helper: n, contract: r })),
  ft = [
    ...dt(`blue`, [
      [1, M(`farm`, A(1)), N(4, P(`guilder`))],
      [2, M(`enhance`, D(2)), N(4, P(`white`))],
      [3, M(`trade`, D(2)), N(5, P(`tool`))],
      [4, M(`build`, Je), N(4, P(`yellow`))],
      [5, M(`market`, k), N(3, P(`plant`))],
      [6, M(`lower`, Xe), N(5, P(`market`))],
      [7, M(`raise`, D(2)), N(5, P(`farm`))],
      [8, M(`lower`, O(`yellow`, `red`)), N(4, P(`red`))],
      [9, M(`lower`, { do: `strength`, add: 1 }), N(3, P(`lower`))],
      [10, M(`build`, D(2)), N(5, P(`enhance`))],
    ]),
    ...dt(`yellow`, [
      [11, M(`trade`, Je), N(3, { of: `tiles`, wheel: `large` })],
      [12, M(`farm`, rt), N(15, { of: `fullSmallWheel` })],
      [13, M(`enhance`, { do: `look`, count: 3 }), N(3, ct(`common`))],
      [14, M(`enhance`, A(1)), N(4, ct(`unique`))],
      [15, M(`farm`, j(1)), N(2, { of: `cards` })],
      [16, st(`plant`, 2, Je), N(3, { of: `tools`, every: 2 })],
      [17, st(`lower`, 2, j(1)), N(2, { of: `windmills` })],
      [18, M(`enhance`, Je), N(3, ct(`uncommon`))],
      [19, M(`lower`, O(`white`, `violet`)), N(4, { of: `fullRows` })],
      [20, M(`market`, Je), N(3, { of: `fullColumns` })],
    ]),
    ...dt(`red`, [
      [21, M(`market`, rt), N(2, lt(`red`))],
      [22, M(`plant`, D(2)), N(12, ut(`violet`))],
      [23, M(`trade`, A(1)), N(10, ut(`yellow`))],
      [24, M(`farm`, Xe), N(2, lt(`white`))],
      [25, M(`market`, A(1)), N(14, ut(`black`))],
      [26, M(`build`, rt), N(2, lt(`black`))],
      [27, M(`build`, A(1)), N(10, ut(`white`))],
      [28, M(`trade`, j(1)), N(2, lt(`violet`))],
      [29, M(`plant`, A(1)), N(10, ut(`red`))],
      [30, M(`plant`, Xe), N(2, lt(`yellow`))],
    ]),
  ],
  pt = [
    { id: 1, ability: M(`trade`, { do: `tradeFreely` }), wish: { is: `tools`, count: 6 }, vp: [10, 7, 4] },
    { id: 2, ability: M(`farm`, { do: `look`, count: 3 }), wish: { is: `contractGroups` }, vp: [12, 8, 5] },
    {
      id: 3,
      ability: M(`plant`, { do: `plantMore`, vp: 1 }),
      wish: { is: `patches`, rows: [2, 3, 4, 5] },
      vp: [10, 7, 4],
    },
    {
      id: 4,
      ability: M(`build`, { do: `gain`, guilder: 1, vp: 1 }),
      wish: { is: `connected`, windmills: 4 },
      vp: [12, 8, 4],
    },
    {
      id: 5,
      ability: M(`market`, { do: `marketFreely` }),
      wish: { is: `tiles`, count: 6, uncommon: 2, unique: 2 },
      vp: [14, 10, 6],
    },
    { id: 6, ability: M(`enhance`, Xe), wish: { is: `patches`, rows: [5, 2, 5, 2] }, vp: [10, 7, 4] },
  ],
  mt = [`lower`, `enhance`, `farm`, `build`, `market`, `plant`, `trade`],
  ht = [...mt, `raise`],
  F = Object.fromEntries(ht.map((e, t) => [e, t])),
  gt = [
    `guilder`,
    `white`,
    `yellow`,
    `red`,
    `violet`,
    `black`,
    `tool`,
    `vp`,
    `plant`,
    `market`,
    `farm`,
    `lower`,
    `enhance`,
    `build`,
    `trade`,
  ],
  _t = [`common`, `uncommon`, `unique`],
  vt = [`blue`, `yellow`, `red`],
  yt = [`easy`, `medium`, `hard`],
  bt = [
    [-2, [], `white`, 1, `left`, `uncommon`, [1, 2, 3]],
    [1, [2, 3], `yellow`, 2, `right`, `unique`, [2, 3, 1]],
    [0, [3], `red`, 3, `left`, `uncommon`, [3, 1, 2]],
    [1, [2, 3], `violet`, 4, `right`, `unique`, [1, 3, 2]],
    [-1, [3], `black`, 1, `left`, `unique`, [2, 1, 3]],
    [2, [2, 3], `white`, 2, `right`, `uncommon`, [3, 2, 1]],
    [-2, [], `yellow`, 3, `left`, `uncommon`, [1, 2, 3]],
    [1, [3], `red`, 4, `right`, `unique`, [2, 3, 1]],
    [0, [2, 3], `violet`, 1, `left`, `uncommon`, [3, 1, 2]],
    [-1, [3], `black`, 2, `right`, `unique`, [1, 3, 2]],
    [1, [2, 3], `white`, 3, `left`, `unique`, [2, 1, 3]],
    [0, [3], `yellow`, 4, `right`, `uncommon`, [3, 2, 1]],
    [-1, [1, 2, 3], `red`, 1, `left`, `unique`, [1, 2, 3]],
    [2, [3], `violet`, 2, `right`, `uncommon`, [2, 3, 1]],
    [0, [2, 3], `black`, 3, `left`, `unique`, [3, 1, 2]],
    [-1, [3], `white`, 4, `right`, `uncommon`, [1, 3, 2]],
    [-1, [], `red`, 1, `left`, `uncommon`, [2, 1, 3]],
    [0, [2, 3], `yellow`, 2, `right`, `unique`, [3, 2, 1]],
    [1, [3], `violet`, 3, `left`, `uncommon`, [1, 2, 3]],
    [0, [2, 3], `black`, 4, `right`, `unique`, [2, 3, 1]],
  ],
  xt = (e) => [e, ...T.filter((t) => t !== e)],
  St = bt.map(([e, t, n, r, i, a, o], s) => ({
    id: `G${s + 1}`,
    gate: e,
    lowers: t,
    colour: n,
    trade: r,
    order: xt(n),
    back: { common: i, other: a, farm: o },
  })),
  Ct = [null, null, null, null, null, null, null],
  wt = {
    cards: St,
    notOnHard: [`G1`, `G7`, `G17`],
    lower: 2,
    worth: { guilder: 1, tool: 1, bulb: 1 },
    overlay: [Ct, Ct, Ct, Ct],
    scoring: {
      easy: { tile: 2, card: 2, bulbs: { vp: 1, every: 1 }, rows: `printed`, columns: `printed` },
      medium: { tile: 3, card: 3, bulbs: { vp: 1, every: 1 }, rows: `printed`, columns: `highest` },
      hard: { tile: 4, card: 4, bulbs: { vp: 3, every: 2 }, rows: `highest`, columns: `highest` },
    },
  },
  Tt = [
    [E(2), j(1), k, j(2)],
    [O(`white`), O(`yellow`), A(2), $e],
    [Je, A(2), at(0, 1), E(3)],
    [O(`red`), j(1), Je, k],
    [A(1), O(`white`), $e, at(0, 1)],
    [O(`yellow`), O(`red`), E(2), Qe(`red`)],
  ],
  Et = [`N`, `SE`, `SW`],
  Dt = { A: [0, 1, 0, 1, 0, 1], B: [2, 1, 2, 1, 2, 2], C: [3, 4, 3, 2, 3, 2, 3, 3, 3, 4, 2, 4] },
  Ot = [0, 1, 2, 3, 4, 5],
  I = (e, t) => `${e}${t % Dt[e].length}`,
  kt = Ot.flatMap((e) => [
    [I(`B`, e), I(`A`, e)],
    [I(`B`, e), I(`A`, e + 1)],
    [I(`C`, 2 * e), I(`B`, e)],
    [I(`C`, 2 * e + 1), I(`B`, e)],
    [I(`C`, 2 * e), I(`C`, 2 * e + 1)],
    [I(`C`, 2 * e + 1), I(`C`, 2 * e + 2)],
  ]),
  At = [
    { ring: `I`, touchedBy: (e) => [I(`A`, e), I(`A`, e + 1)] },
    { ring: `M`, touchedBy: (e) => [I(`B`, e), I(`B`, e + 1), I(`C`, 2 * e + 1), I(`C`, 2 * e + 2)] },
    { ring: `P`, touchedBy: (e) => [I(`B`, e), I(`C`, 2 * e), I(`C`, 2 * e + 1)] },
    { ring: `K`, touchedBy: (e) => [I(`C`, 2 * e + 1), I(`C`, 2 * e + 2)] },
  ].flatMap(({ ring: e, touchedBy: t }, n) =>
    Ot.map((r) => ({ id: `${e}${r}`, reward: Tt[r][n], touchedBy: t(r) })),
  ),
  jt = At.map(({ id: e, reward: t }) => ({ id: e, reward: t })),
  Mt = [`A`, `B`, `C`].flatMap((e) => Dt[e].map((t, n) => ({ id: I(e, n), ring: e, i: n, cost: t }))),
  Nt = Mt.map(({ id: e, ring: t, i: n, cost: r }) => ({
    id: e,
    cost: r,
    ...(t === `A` ? { market: Et[Math.floor(n / 2)] } : {}),
    links: Mt.map((e) => e.id).filter((t) => kt.some((n) => t !== e && n.includes(e) && n.includes(t))),
    fields: At.filter((t) => t.touchedBy.includes(e)).map((e) => e.id),
  })),
  Pt = [
    { id: `N`, rewards: [O(`black`), O(`white`), j(1)] },
    { id: `SE`, rewards: [O(`yellow`), O(`white`), E(1)] },
    { id: `SW`, rewards: [O(`yellow`), j(1), D(1)] },
  ],
  Ft = [
    { id: `I`, common: Xe, unique: [O(`violet`, `black`), A(2), E(3), D(2)] },
    { id: `II`, common: E(1), unique: [k, $e, { do: `gain`, bulbs: [`any`, `any`], vp: 3 }, E(4)] },
    { id: `III`, common: j(1), unique: [D(4), E(3), D(7), j(2)] },
  ],
  It = { id: `IV`, vp: [8, 5, 3, 2] },
  Lt = { enhance: k, farm: $e, build: et, market: at(2, 2), plant: j(2), trade: tt },
  Rt = (e, ...t) => ({ id: e, sections: t.map((e) => Lt[e]) }),
  zt = [
    Rt(`A`, `plant`, `market`, `build`, `farm`, `trade`, `enhance`),
    Rt(`B`, `market`, `enhance`, `plant`, `trade`, `build`, `farm`),
    Rt(`C`, `trade`, `build`, `enhance`, `market`, `farm`, `plant`),
    Rt(`D`, `farm`, `trade`, `market`, `plant`, `enhance`, `build`),
  ],
  Bt = [A(2), A(2), A(2), A(2), A(2)],
  L = (e, t) => ({ id: e, kind: `common`, copies: 2, effect: t }),
  Vt = (e, t) => ({ id: e, kind: `uncommon`, copies: 2, effect: t }),
  R = (e, t) => ({ id: e, kind: `unique`, copies: 1, effect: t }),
  z = (e) => ({ ...e, plus: !0 }),
  Ht = [
    L(1, j(3)),
    L(2, it(2)),
    L(3, { do: `build`, unconnected: 1 }),
    L(4, { do: `trade`, repeat: !0 }),
    L(5, { do: `trade`, more: 1 }),
    L(6, ot(k, E(2))),
    L(7, ot(k, k)),
    L(8, ot(A(2), E(2))),
    L(9, ot(et, E(1))),
    L(10, at(1, 2)),
    L(11, at(2, 3)),
    L(12, ot($e, E(1))),
    z(Vt(13, at(1, 1))),
    z(Vt(14, E(2))),
    z(Vt(15, { do: `removeWindmill` })),
    z(Vt(16, k)),
    z(Vt(17, Xe)),
    z(Vt(18, A(2))),
    R(19, ot($e, E(3))),
    z(R(20, at(1, 2))),
    z(R(21, E(4))),
    z(R(22, { do: `gain`, guilder: 2, vp: 3 })),
    R(23, ot({ do: `swapBulb` }, j(3))),
    z(R(24, it(3))),
    R(25, ot({ do: `build`, unconnected: 0 }, E(1))),
    R(26, ot(et, E(3))),
    z(R(27, { do: `gain`, guilder: 1, vp: 1, bulbs: [`any`] })),
    R(28, j(4)),
    z(R(29, $e)),
    R(30, { do: `trade`, more: 2 }),
  ],
  Ut = [
    [E(1), D(1), Xe, null, E(2), k, D(4)],
    [null, Je, D(2), null, A(2), $e, D(4)],
    [null, E(1), null, D(1), at(0, 1), D(3), nt],
    [E(1), D(2), E(1), null, Xe, et, nt],
  ],
  Wt = [
    [$e, Ze, E(3), D(2)],
    [j(2), E(2), k, D(3)],
    [et, A(2), { do: `gain`, vp: 1, bulbs: [`any`] }, Je],
    [D(4), j(1), at(0, 2), E(2)],
  ],
  Gt = Ie({
    name: `polder`,
    start: { vp: 5, tools: 1, guilder: [4, 5, 6, 7], bulbs: [`white`, `yellow`, `red`, `violet`] },
    guilderMax: 9,
    storage: { free: 5, paid: [1, 2] },
    floodgate: {
      up: [
        { cost: 1, vp: 1 },
        { cost: 2, vp: 3 },
      ],
      rise: [0, 1, 2],
    },
    water: {
      max: 8,
      sections: [
        { to: 1, guilder: 1, vp: 0 },
        { to: 4, guilder: 1, vp: 1 },
        { to: 8, guilder: 2, vp: 2 },
      ],
    },
    wheels: { large: zt, small: Bt, maxSteps: 4 },
    noAction: 2,
    tileCost: { common: 0, uncommon: 1, unique: 2 },
    refreshCost: 1,
    neutralCost: 1,
    stackCost: 1,
    tiles: Ht,
    cards: ft,
    startingCards: pt,
    helperPlaces: [1, 3, 6],
    contractPlaces: 3,
    spaces: Nt,
    fields: jt,
    market: Pt,
    calendar: { columns: Ft, end: It },
    patches: Ut,
    rows: [
      { mixed: 4, single: 10 },
      { mixed: 5, single: 11 },
      { mixed: 5, single: 12 },
      { mixed: 6, single: 14 },
    ],
    columns: [
      { plus: 1, minus: 1 },
      { plus: 2, minus: 1 },
      { plus: 3, minus: 2 },
      { plus: 4, minus: 2 },
      { plus: 5, minus: 3 },
      { plus: 6, minus: 3 },
      { plus: 8, minus: 0 },
    ],
    groups: [
      { windmills: 1, vp: 1 },
      { windmills: 1, vp: 1 },
      { windmills: 2, vp: 2 },
      { windmills: 2, vp: 2 },
      { windmills: 3, vp: 3 },
    ],
    trade: Wt,
    gardener: wt,
  }),
  Kt = (e) => `${Math.floor(e / 7) + 1}.${(e % 7) + 1}`;
function qt({ patches: e, rows: t }, n) {
  const r = n * 7;
  for (let i = 1; i < t[n]; i++) if (e[r + i] !== e[r]) return -1;
  return e[r];
}
function Jt({ patches: e }, t) {
  let n = 0,
    r = 0,
    i = !1;
  for (let a = 0; a < 4; a++) {
    const o = e[a * 7 + t];
    o < 0 || (n++, (r >> o) & 1 && (i = !0), (r |= 1 << o));
  }
  return { bulbs: n, repeats: i };
}
const B = () => [],
  Yt = (e) => () => [void 0, e],
  Xt = (e, t) => (n, r) => {
    const i = `${t(n, r)}`;
    return [i, `${e}:${i}`];
  },
  Zt = (e) => Xt(e, (e, t) => t),
  Qt = (e) => Xt(e, (e, t) => t + 1),
  $t = (e) => Xt(e, (e, t) => T[t]),
  en = Xt(`space`, ({ edition: e }, t) => e.spaces[t].id),
  tn = Xt(`market`, ({ edition: e }, t) => e.market[t].id),
  nn = Xt(`start`, ({ edition: e }, t) => e.startingCards[t].id),
  rn = Xt(`contract`, ({ edition: e }, t) => e.cards[t].id),
  an = {
    name: `removeWindmill`,
    rule: `CRD-7`,
    stands: [`tile`],
    fields: () => ({}),
    key: () => `remove`,
    samples: [{ do: `removeWindmill` }],
    verbs: { remove: $t(`group`) },
    possible: () => !0,
    open: (e, t) => ({ kind: `removeWindmill`, source: t }),
    ask(e, t, n, { V: r }) {
      const { groups: i } = e.players[e.turn.seat];
      for (let e = 0; e < i.length; e++) i[e] > 0 && f(n, r.remove + e);
      f(n, r.pass);
    },
    answer(e, t, n, r, { emit: i }) {
      return i(e, { type: `windmillRemoved`, seat: e.state.turn.seat, group: r }), !0;
    },
    blocked(e, t, n, { V: r }) {
      e.players[e.turn.seat].groups.forEach((e, t) => {
        n(r.remove + t, `BLD-1`, `emptyGroup`);
      });
    },
    evolve: {
      windmillRemoved(e, { seat: t, group: n }) {
        e.players[t].groups[n]--;
      },
    },
  },
  on = [
    `start`,
    `floodgate`,
    `water`,
    `wheels`,
    `fields`,
    `patches`,
    `market`,
    `trade`,
    `calendar`,
    `helpers`,
    `helperPlaces`,
    `paths`,
    `wish`,
    `contractsNow`,
    `paid`,
  ],
  V = Object.fromEntries(on.map((e, t) => [e, t])),
  sn = [
    `setup`,
    `turn`,
    `wheel`,
    `tile`,
    `field`,
    `patch`,
    `market`,
    `trade`,
    `calendar`,
    `helper`,
    `start`,
    `gardener`,
  ],
  { codes: H, kindIndex: cn, kindOf: ln, idOf: un } = le(sn),
  dn = {
    setup: `start`,
    turn: `wheels`,
    wheel: `wheels`,
    tile: `wheels`,
    field: `fields`,
    patch: `patches`,
    market: `market`,
    trade: `trade`,
    calendar: `calendar`,
    helper: `helpers`,
    start: `helpers`,
    gardener: `water`,
  },
  fn = sn.map((e) => V[dn[e]]),
  pn = H.setup,
  mn = H.turn,
  hn = (e, t) => H.wheel + e * 16 + t,
  gn = (e) => H.tile + e,
  _n = (e) => H.field + e,
  vn = (e) => H.patch + e,
  yn = (e) => H.market + e,
  bn = (e, t) => H.trade + e * 4 + t,
  xn = (e, t) => H.calendar + e * 16 + t + 1,
  Sn = (e) => H.helper + e,
  Cn = (e) => H.start + e,
  wn = (e) => H.gardener + e;
function Tn(e) {
  return fn[cn(e)];
}
function En(e, t) {
  const n = ln(t),
    r = un(t),
    { edition: i } = e;
  switch (n) {
    case `setup`:
    case `turn`:
      return n;
    case `wheel`:
      return `wheel:${r < 16 ? `large` : `small`}${(r % 16) + 1}`;
    case `tile`:
      return `tile:${i.tiles[r].id}`;
    case `field`:
      return `field:${i.fields[r].id}`;
    case `patch`:
      return `patch:${Kt(r)}`;
    case `market`:
      return `market:${i.market[r].id}`;
    case `trade`:
      return `trade:${Math.floor(r / 4) + 1}.${(r % 4) + 1}`;
    case `calendar`:
      return `calendar:${i.calendar.columns[Math.floor(r / 16)].id}.${r % 16 == 0 ? `common` : r % 16}`;
    case `helper`:
      return `helper:${i.cards[r].id}`;
    case `start`:
      return `start:${i.startingCards[r].id}`;
    case `gardener`:
      return `gardener:${i.gardener.cards[r].id}`;
  }
}
const Dn = [`tile`, `reward`, `helper`],
  On = [
    {
      name: `scoreContract`,
      rule: `SCO-1`,
      stands: Dn,
      fields: () => ({}),
      key: () => `score`,
      samples: [{ do: `scoreContract` }],
      verbs: { score: rn },
      possible: (e) => e.players[e.turn.seat].contracts.length > 0,
      impossible: [`RWD-2`, `noContract`],
      open: (e, t) => ({ kind: `scoreContract`, source: t }),
      ask(e, t, n, { V: r }) {
        for (const t of e.players[e.turn.seat].contracts) f(n, r.score + t);
      },
      answer(e, t, n, r, { emit: i, contractVp: a }) {
        const o = e.state,
          { seat: s } = o.turn;
        return i(e, { type: `contractScored`, seat: s, card: r, vp: a(o, o.players[s], r) }), !0;
      },
      blocked() {},
      evolve: {
        contractScored(e, { seat: t, vp: n }) {
          e.players[t].vp[V.contractsNow] += n;
        },
      },
    },
    an,
    {
      name: `swapBulb`,
      rule: `CRD-7`,
      stands: [`tile`],
      fields: () => ({}),
      key: () => `swap`,
      samples: [{ do: `swapBulb` }],
      verbs: { out: $t(`storage`), in: $t(`supply`) },
      prelude: !0,
      possible: () => !0,
      open: (e, t) => ({ kind: `swapBulb`, source: t, out: -1 }),
      ask(e, t, n, { V: r }) {
        const { storage: i } = e.players[e.turn.seat];
        if (t.out >= 0) for (let e = 0; e < i.length; e++) e !== t.out && f(n, r.in + e);
        else {
          for (let e = 0; e < i.length; e++) i[e] > 0 && f(n, r.out + e);
          f(n, r.pass);
        }
      },
      answer(e, { out: t }, n, r, { emit: i, V: a }) {
        return n === a.out
          ? (i(e, { type: `outBulb`, colour: r }), !1)
          : (i(e, { type: `exchanged`, seat: e.state.turn.seat, out: t, colour: r }), !0);
      },
      blocked(e, t, n, { V: r }) {
        t.out >= 0 ||
          e.players[e.turn.seat].storage.forEach((e, t) => {
            n(r.out + t, `CRD-7`, `noSuchBulb`);
          });
      },
      evolve: {
        outBulb(e, { colour: t }) {
          c(e, `swapBulb`).out = t;
        },
        exchanged(e, { seat: t, out: n, colour: r }) {
          const { storage: i } = e.players[t];
          i[n]--, i[r]++;
        },
      },
    },
  ],
  kn = Object.fromEntries(On.map((e) => [e.name, e])),
  An = (e) => jn(e.do),
  jn = (e) => Object.hasOwn(kn, e);
On.map((e) => e.name);
const Mn = new Map(On.flatMap((e) => Object.entries(e.evolve))),
  Nn = (e) => Mn.has(e.type);
function Pn(e, t) {
  Mn.get(t.type)?.(e, t);
}
const Fn = Object.assign({}, ...On.map((e) => e.verbs)),
  U = v(1, 9),
  { seq: In, ...Ln } = {
    gain: {
      stands: Dn,
      fields: ({ guilderMax: e }) => ({
        guilder: m(v(1, e)),
        tools: m(U),
        vp: m(v(1, 99)),
        bulbs: m(S(We, 1, 5)),
      }),
      key: Ve,
      samples: [{ do: `gain`, guilder: 2, tools: 1, bulbs: [`any`, [`white`, `red`]] }],
    },
    lower: {
      stands: Dn,
      fields: () => ({ strength: U, both: m(Te) }),
      key: ({ strength: e, both: t }) => `lower${e}${t ? `both` : ``}`,
      samples: [{ do: `lower`, strength: 3, both: !0 }],
    },
    enhance: { stands: Dn, fields: () => ({}), key: () => `enhance`, samples: [{ do: `enhance` }] },
    farm: { stands: Dn, fields: () => ({}), key: () => `farm`, samples: [{ do: `farm` }] },
    build: {
      stands: Dn,
      fields: ({ guilderMax: e }) => ({ unconnected: m(v(0, e)) }),
      key: ({ unconnected: e }) => (e === void 0 ? `build` : `build-unconnected${e || ``}`),
      samples: [{ do: `build`, unconnected: 1 }],
    },
    market: {
      stands: Dn,
      fields: ({ guilderMax: e }) => ({ cost: v(0, e), moves: U }),
      key: ({ cost: e, moves: t }) => `market${e}/${t}`,
      samples: [{ do: `market`, cost: 0, moves: 1 }],
    },
    plant: {
      stands: Dn,
      fields: () => ({ bulbs: U }),
      key: ({ bulbs: e }) => `plant${e}`,
      samples: [{ do: `plant`, bulbs: 2 }],
    },
    trade: {
      stands: Dn,
      fields: () => ({ repeat: m(Te), more: m(v(1, 2)) }),
      key: ({ repeat: e, more: t }) => `trade${e ? `-repeat` : ``}${t === void 0 ? `` : `-more${t}`}`,
      samples: [{ do: `trade` }, { do: `trade`, more: 1 }],
    },
    marketReward: {
      stands: Dn,
      fields: () => ({}),
      key: () => `marketreward`,
      samples: [{ do: `marketReward` }],
    },
    seq: { stands: [`tile`], key: ({ of: e }) => e.map(Bn).join(`&`), samples: [] },
    ...kn,
  },
  Rn = Ln;
function zn(e, t) {
  const n = Object.entries(Rn).filter(([, { stands: t }]) => t.includes(e));
  return Object.fromEntries(n.map(([e, n]) => [e, n.fields(t)]));
}
function Bn(e) {
  return e.do === `seq` ? In.key(e) : Rn[e.do].key(e);
}
const W = v(0, 99);
function Vn(e) {
  const t = (t) => zn(t, { guilderMax: e }),
    n = { strength: { add: U }, look: { count: U }, tradeFreely: {}, plantMore: { vp: W }, marketFreely: {} },
    r = x(ke(`do`, t(`tile`)), Un),
    i = x(ke(`do`, { ...t(`helper`), ...n }), Un);
  return {
    plain: x(ke(`do`, t(`reward`)), Un),
    onTile: x(ke(`do`, { ...t(`tile`), seq: { of: S(r, 2, 4) } }), Un),
    ability: x(C({ when: y(ht), atLeast: m(U), may: i }), Gn, qn, Kn),
  };
}
const Hn = [`guilder`, `tools`, `vp`, `bulbs`],
  Un = (e, t, n) => {
    h(e, `do`) === `gain` &&
      Hn.every((t) => h(e, t) === void 0) &&
      n(t, `a gain of ${Hn.slice(0, -1).join(`, `)} or bulbs`, e);
  },
  Wn = new Map(
    Object.entries({
      strength: [`lower`],
      look: [`enhance`, `farm`],
      tradeFreely: [`trade`],
      plantMore: [`plant`],
      marketFreely: [`market`],
    }),
  ),
  Gn = (e, t, n) => {
    const r = h(h(e, `may`), `do`),
      i = Wn.get(r),
      a = ht.find((t) => t === h(e, `when`));
    i !== void 0 && a !== void 0 && !i.includes(a) && n(_(t, `when`), `${i.join(` or `)} (for ${r})`, a);
  },
  Kn = (e, t, n) => {
    if (h(e, `when`) !== `raise`) return;
    const r = h(e, `may`),
      i = h(r, `guilder`) !== void 0 || h(r, `bulbs`) !== void 0;
    (h(r, `do`) !== `gain` || i) && n(_(t, `may`), `a gain of VP or Tools only (for raise)`, r);
  },
  qn = (e, t, n) => {
    const r = ht.find((t) => t === h(e, `when`));
    if (r === void 0 || r === `plant` || r === `lower`) return;
    const i = h(e, `atLeast`);
    i !== void 0 && n(_(t, `atLeast`), `no such key, but with plant or lower`, i);
  },
  Jn = ke(`of`, {
    windmillsBy: { field: y(gt) },
    windmills: {},
    tiles: { kind: m(y(_t)), wheel: m(y([`large`, `small`])) },
    fullSmallWheel: {},
    cards: {},
    tools: { every: U },
    fullRows: { colour: m(He) },
    fullColumns: {},
    planted: { colour: He },
  }),
  Yn = C({ vp: v(1, 99), each: Jn }),
  Xn = ke(`is`, {
    tools: { count: v(1, 99) },
    contractGroups: {},
    patches: { rows: S(v(0, 7), 4) },
    connected: { windmills: v(1, 31) },
    tiles: { count: v(1, 11), uncommon: v(0, 11), unique: v(0, 11) },
  }),
  Zn = C({
    common: y([`left`, `right`]),
    other: y([`uncommon`, `unique`]),
    farm: x(S(v(1, be.cards), be.cards), w()),
  }),
  Qn = C({
    id: b,
    gate: v(-2, 2),
    lowers: x(S(U, 0, 9), w()),
    colour: He,
    trade: v(1, 4),
    order: x(S(He, T.length), w()),
    back: Zn,
  }),
  $n = C({
    tile: W,
    card: W,
    bulbs: C({ vp: W, every: U }),
    rows: y([`printed`, `highest`]),
    columns: y([`printed`, `highest`]),
  });
function er(e) {
  return C({
    cards: x(S(Qn, 2, 60), w(`id`)),
    notOnHard: x(S(b, 0, 60), w()),
    lower: U,
    worth: C({ guilder: W, tool: W, bulb: W }),
    overlay: S(S(De(e), 7), 4),
    scoring: C({ easy: $n, medium: $n, hard: $n }),
  });
}
const tr = (e, t, n) => {
  const r = h(e, `gardener`),
    i = g(h(r, `cards`)),
    a = g(h(h(e, `water`), `sections`)).length;
  i.forEach((e, t) => {
    g(h(e, `lowers`)).forEach((e, r) => {
      typeof e == `number` &&
        e > a &&
        a > 0 &&
        n(`gardener.cards[${t}].lowers[${r}]`, `a section of the water, 1 to ${a}`, e);
    });
  });
  const o = i.map((e) => h(e, `id`)),
    s = g(h(r, `notOnHard`));
  s.forEach((e, t) => {
    typeof e == `string` &&
      !o.includes(e) &&
      n(`gardener.notOnHard[${t}]`, `the id of a card of the Gardener`, e);
  });
  const c = o.filter((e) => !s.includes(e)).length;
  o.length >= 2 && c < 2 && n(`gardener.notOnHard`, `at least 2 cards left on Hard`, c);
};
function nr(e) {
  return g(e).flatMap((e, t) => {
    const n = h(e, `id`);
    if (typeof n != `string`) return [];
    const r = h(e, `links`);
    return {
      path: `spaces[${t}]`,
      id: n,
      market: h(e, `market`),
      links: Array.isArray(r) ? g(r) : null,
      fields: g(h(e, `fields`)),
    };
  });
}
const rr = (e, t, n) => {
  const r = nr(h(e, `spaces`)),
    i = g(h(e, `fields`));
  ir(r, n), ar(r, g(h(e, `market`)), n), or(r, i, n), sr(r, n);
};
function ir(e, t) {
  const n = new Map(e.map((e) => [e.id, e]));
  for (const r of e)
    r.links?.forEach((e, i) => {
      if (typeof e != `string`) return;
      const a = `${r.path}.links[${i}]`,
        o = n.get(e);
      o === void 0
        ? t(a, `the id of a space`, e)
        : e === r.id
          ? t(a, `another space`, e)
          : o.links !== null &&
            !o.links.includes(r.id) &&
            t(a, `a link named on both sides (${e} does not name ${r.id})`, e);
    });
}
function ar(e, t, n) {
  const r = new Set(t.map((e) => h(e, `id`)));
  for (const { market: t, path: i } of e)
    typeof t == `string` && !r.has(t) && n(`${i}.market`, `the id of a Market area`, t);
}
function or(e, t, n) {
  const r = new Set(t.map((e) => h(e, `id`))),
    i = new Set(e.flatMap((e) => e.fields));
  for (const t of e)
    t.fields.forEach((e, i) => {
      typeof e == `string` && !r.has(e) && n(`${t.path}.fields[${i}]`, `the id of a field`, e);
    });
  t.forEach((e, t) => {
    const r = h(e, `id`);
    typeof r == `string` && !i.has(r) && n(`fields[${t}]`, `a space that touches it`, void 0);
  });
}
function sr(e, t) {
  const n = new Set(e.filter((e) => e.market !== void 0).map((e) => e.id));
  if (n.size === 0) {
    t(`spaces`, `at least one space with market`, void 0);
    return;
  }
  const r = new Map(e.map((e) => [e.id, e]));
  for (const e of n) for (const t of r.get(e)?.links ?? []) r.has(t) && n.add(t);
  for (const r of e) n.has(r.id) || t(r.path, `a chain of links to the Market`, void 0);
}
function cr(e) {
  const t = h(e, `guilderMax`);
  return xe(dr(xe(ur, t).length === 0 ? Number(t) : lr), e);
}
const lr = 99,
  ur = v(1, 99);
function dr(e) {
  const t = v(0, e),
    n = Vn(e),
    r = C({ vp: W, tools: v(0, 99), guilder: S(t, 4), bulbs: S(He, 4) }),
    i = x(C({ free: v(1, fr), paid: S(t, 0, fr) }), gr),
    a = C({ up: S(C({ cost: t, vp: W }), 2), rise: x(S(v(0, 9), 3), Me, vr) }),
    o = C({ to: v(0, 99), guilder: v(0, 9), vp: v(0, 9) }),
    s = x(C({ max: v(1, 99), sections: x(S(x(o, yr), 1, 9), Ne(`to`)) }), br),
    c = C({
      large: x(S(C({ id: b, sections: S(n.plain, 6) }), 4), w(`id`)),
      small: S(n.plain, 5),
      maxSteps: v(3, 5),
    }),
    l = C({ id: v(1, 999), group: y(vt), helper: n.ability, contract: Yn }),
    u = C({ id: v(1, 999), ability: n.ability, wish: Xn, vp: x(S(W, 3), je) }),
    d = C({ id: b, cost: t, market: m(b), links: x(S(b, 0, 31), w()), fields: x(S(b, 0, mr), w()) }),
    f = C({ id: b, reward: n.plain }),
    p = C({ id: b, rewards: S(n.plain, 1, 8) }),
    ee = x(
      C({
        columns: x(S(C({ id: b, common: n.plain, unique: S(n.plain, 4) }), 3), w(`id`)),
        end: C({ id: b, vp: x(S(W, 4), je) }),
      }),
      xr,
    ),
    te = C({ windmills: U, vp: W });
  return x(
    C({
      name: Ee,
      start: r,
      guilderMax: ur,
      storage: i,
      floodgate: a,
      water: s,
      wheels: c,
      noAction: t,
      tileCost: C({ common: t, uncommon: t, unique: t }),
      refreshCost: t,
      neutralCost: t,
      stackCost: t,
      tiles: hr(n.onTile),
      cards: x(S(l, be.cards, 99), w(`id`)),
      startingCards: x(S(u, 5, 8), w(`id`)),
      helperPlaces: S(W, 3),
      contractPlaces: v(3, 3),
      spaces: x(S(d, 1, 31), w(`id`)),
      fields: x(S(f, 1, pr), w(`id`)),
      market: x(S(p, 3), w(`id`)),
      calendar: ee,
      patches: S(S(De(n.plain), 7), 4),
      rows: S(C({ mixed: W, single: W }), 4),
      columns: S(C({ plus: W, minus: W }), 7),
      groups: x(S(te, T.length), _r),
      trade: S(S(n.plain, 4), 1, 8),
      gardener: er(n.plain),
    }),
    rr,
    tr,
    Sr,
  );
}
const fr = 20,
  pr = 99,
  mr = 8;
function hr(e) {
  return (t, n, r) => {
    const i = g(t);
    if (
      (x(
        S(
          C({
            id: v(1, Math.max(1, Math.min(i.length, 32))),
            kind: y(_t),
            copies: U,
            effect: e,
            plus: m(Te),
          }),
          1,
          32,
        ),
        w(`id`),
      )(t, n, r),
      Array.isArray(t))
    )
      for (const e of _t) {
        const t = i
          .filter((t) => h(t, `kind`) === e)
          .map((e) => h(e, `copies`))
          .reduce((e, t) => e + (typeof t == `number` ? t : NaN), 0);
        t < be[e] && r(n, `at least ${be[e]} ${e} in all copies`, t);
      }
  };
}
const gr = (e, t, n) => {
    const r = h(e, `free`),
      i = h(e, `paid`);
    typeof r != `number` ||
      !Array.isArray(i) ||
      r + i.length <= 20 ||
      n(t, `at most 20 places, free and paid`, r + i.length);
  },
  _r = (e, t, n) => {
    const r = g(e)
      .map((e) => h(e, `windmills`))
      .reduce((e, t) => e + (typeof t == `number` ? t : 0), 0);
    r > 15 && n(t, `at most 15 windmills in all`, r);
  },
  vr = (e, t, n) => {
    const r = g(e)[0];
    typeof r == `number` && r !== 0 && n(`${t}[0]`, `0`, r);
  },
  yr = (e, t, n) => {
    h(e, `guilder`) === 0 && h(e, `vp`) === 0 && n(t, `more than 0 of guilder or vp`, e);
  },
  br = (e, t, n) => {
    const r = h(e, `max`),
      i = g(h(e, `sections`)),
      a = i.length - 1,
      o = h(i[a], `to`);
    typeof r == `number` &&
      typeof o == `number` &&
      o !== r &&
      n(`${_(t, `sections`)}[${a}].to`, `${r}, the highest water`, o);
  },
  xr = (e, t, n) => {
    const r = h(h(e, `end`), `id`),
      i = g(h(e, `columns`)).map((e) => h(e, `id`));
    typeof r == `string` && i.includes(r) && n(`${_(t, `end`)}.id`, `not the id of another column`, r);
  },
  Sr = (e, t, n) => {
    const r = (e) => e.map((e) => g(e).map((e) => h(e, `do`))),
      i = r(g(h(e, `trade`))),
      a = r(g(h(e, `market`)).map((e) => h(e, `rewards`))),
      o = i.some((e) => e.includes(`market`) || e.includes(`marketReward`));
    a.forEach((e, t) => {
      e.forEach((e, r) => {
        const i = `market[${t}].rewards[${r}].do`;
        (e === `market` || e === `marketReward`) && n(i, `nothing that leads back to the Market`, e),
          e === `trade` && o && n(i, `no trade while a trade card leads to the Market`, e);
      });
    }),
      i.forEach((e, t) => {
        e.forEach((e, r) => {
          e === `trade` && n(`trade[${t}][${r}].do`, `nothing that leads back to Foreign Trade`, e);
        });
      });
  },
  Cr = [`plant`, `enhance`, `farm`, `build`, `twoBulbs`, `bulb`, `market`, `trade`, `lower`, `goods`, `vp`],
  wr = Cr.indexOf(`goods`),
  Tr = Cr.indexOf(`vp`);
function Er(e) {
  const t = Cr.indexOf(Dr(e));
  return t < 0 ? Cr.length : t;
}
function Dr(e) {
  if (e.do === `marketReward`) return `bulb`;
  if (e.do !== `gain`) return e.do;
  const t = e.bulbs?.length ?? 0;
  return t > 0 ? (t === 1 ? `bulb` : `twoBulbs`) : e.guilder || e.tools ? `goods` : `vp`;
}
const Or = (e) => (e === Tr ? wr : e),
  kr = { left: 0, right: 1, uncommon: 2, unique: 3 };
function Ar({ gardener: e }, t, n, i) {
  const { cards: a, notOnHard: o } = e,
    s = (e) => a.flatMap(({ id: t }, n) => (e === `hard` && o.includes(t) ? [] : [n])),
    c = a.map(({ back: e }) => JSON.stringify([e.common, e.other, e.farm])),
    l = t({ do: `lower`, strength: e.lower }),
    u = e.overlay.flatMap((e) => e.map((e) => (e ? t(e) : -1))),
    d = n.map(Er);
  return {
    gate: a.map((e) => e.gate),
    lowers: a.map((e) => r(e.lowers.map((e) => e - 1))),
    colour: a.map((e) => T.indexOf(e.colour)),
    trade: a.map((e) => e.trade - 1),
    order: a.map((e) => e.order.map((e) => T.indexOf(e))),
    back: c.map((e) => c.indexOf(e)),
    tiles: a.map(({ back: e }) => [kr[e.common], kr[e.other]]),
    farm: a.map(({ back: e }) => e.farm.map((e) => e - 1)),
    decks: Object.fromEntries(yt.map((e) => [e, s(e)])),
    lower: l,
    overlay: u,
    liking: d,
    touches: i.map((e) => e.map((e) => Or(d[e])).sort((e, t) => e - t)),
  };
}
const jr = Ge(Mr);
function Mr(e) {
  const t = [],
    n = [],
    i = [],
    a = [],
    o = [],
    s = [],
    c = [];
  function l(e) {
    const r = Bn(e),
      u = n.indexOf(r);
    if (u >= 0) return u;
    const d = e.do === `seq` ? e.of.map(l) : [],
      f = t.length;
    return (
      t.push(e),
      n.push(r),
      i.push(mt.indexOf(e.do)),
      a.push(e.do === `gain` && !e.bulbs?.length && !e.guilder),
      o.push(e.do === `gain` ? Be(e.bulbs ?? []) : []),
      s.push(d),
      c.push(An(e) && kn[e.do].prelude === !0),
      f
    );
  }
  const u = new Map(e.spaces.map((e, t) => [e.id, t])),
    d = new Map(e.fields.map((e, t) => [e.id, t])),
    f = (e, t) => {
      const n = e.get(t);
      if (n === void 0) throw Error(`The edition names '${t}', which it does not have.`);
      return n;
    },
    p = e.spaces.map((e) => e.fields.map((e) => f(d, e))),
    ee = [];
  for (let t = 0; t <= e.water.max; t++) ee.push(e.water.sections.findIndex((e) => t <= e.to));
  const te = {
    edition: e,
    effects: t,
    effectKeys: n,
    action: i,
    immediate: a,
    bulbs: o,
    parts: s,
    prelude: c,
    largeBoards: e.wheels.large.map((e) => e.sections.map(l)),
    smallWheel: e.wheels.small.map(l),
    tileEffect: e.tiles.map((e) => l(e.effect)),
    tilePlus: e.tiles.map((e) => e.plus === !0),
    tileKind: e.tiles.map((e) => _t.indexOf(e.kind)),
    tileCost: e.tiles.map((t) => e.tileCost[t.kind]),
    abilities: [...e.cards.map((e) => Nr(e.helper, l)), ...e.startingCards.map((e) => Nr(e.ability, l))],
    cardCount: e.cards.length,
    cardGroup: e.cards.map((e) => vt.indexOf(e.group)),
    spaceCost: e.spaces.map((e) => e.cost),
    spaceLinks: e.spaces.map((e) => r(e.links.map((e) => f(u, e)))),
    spaceFields: p,
    spaceRewards: p.map((t) => t.map((t) => l(e.fields[t].reward))),
    spaceSources: p.map((e) => e.map(_n)),
    marketSpaces: r(e.spaces.flatMap((e, t) => (e.market === void 0 ? [] : [t]))),
    areaSpaces: e.market.map(({ id: t }) => r(e.spaces.flatMap((e, n) => (e.market === t ? [n] : [])))),
    allSpaces: r(e.spaces.map((e, t) => t)),
    payable: Array.from({ length: e.guilderMax + 1 }, (t, n) =>
      r(e.spaces.flatMap((e, t) => (e.cost <= n ? [t] : []))),
    ),
    spacesBy: Fr(e, p),
    market: e.market.map((e) => e.rewards.map(l)),
    calendarCommon: e.calendar.columns.map((e) => l(e.common)),
    calendarUnique: e.calendar.columns.map((e) => e.unique.map(l)),
    patches: e.patches.flatMap((e) => e.map((e) => (e ? l(e) : -1))),
    trade: e.trade.map((e) => e.map(l)),
    section: ee,
  };
  return { ...te, gardener: Ar(e, l, t, te.spaceRewards) };
}
function Nr(e, t) {
  const { may: n } = e,
    r = { when: ht.indexOf(e.when), atLeast: e.atLeast ?? 1, effect: -1, amount: 0, unasked: !1 };
  switch (n.do) {
    case `strength`:
      return { ...r, inside: `strength`, amount: n.add };
    case `look`:
      return { ...r, inside: `look`, amount: n.count };
    case `plantMore`:
      return { ...r, inside: `plantMore`, amount: n.vp };
    case `tradeFreely`:
    case `marketFreely`:
      return { ...r, inside: n.do };
    case `gain`:
      return { ...r, inside: `none`, effect: t(n), unasked: !n.bulbs?.length && !n.guilder };
    default:
      return { ...r, inside: `none`, effect: t(n) };
  }
}
function Pr(e) {
  if (An(e)) return [];
  switch (e.do) {
    case `gain`: {
      const t = [];
      e.guilder && t.push(`guilder`), e.tools && t.push(`tool`), e.vp && t.push(`vp`);
      for (const n of e.bulbs ?? []) t.push(...(n === `any` ? T : n));
      return t;
    }
    case `lower`:
    case `enhance`:
    case `farm`:
    case `build`:
    case `market`:
    case `plant`:
    case `trade`:
      return [e.do];
    case `marketReward`:
    case `seq`:
      return [];
    default:
      return a(e);
  }
}
function Fr(e, t) {
  const n = e.fields.map((e) => Pr(e.reward)),
    i = (e) => r(t.flatMap((t, r) => (t.some((t) => n[t].includes(e)) ? [r] : [])));
  return Object.fromEntries(gt.map((e) => [e, i(e)]));
}
function Ir(e, t) {
  return {
    seat: e,
    round: t,
    used: 0,
    neutral: !1,
    stacked: !1,
    large: -1,
    small: -1,
    common: !1,
    unique: !1,
  };
}
const Lr = 1e3,
  Rr = 1 << 30;
function zr(e, t) {
  return t < 30 ? !!(e.used & (1 << t)) : t === 1e3 ? !!(e.used & Rr) : (e.usedFurther?.includes(t) ?? !1);
}
function Br(e, t) {
  t < 30 ? (e.used |= 1 << t) : t === 1e3 ? (e.used |= Rr) : (e.usedFurther = [...(e.usedFurther ?? []), t]);
}
const Vr = { space: 0, group: 1, path: 2, done: 3 },
  Hr = (e, t) => t === 1 && e.gardener !== void 0;
function Ur({ options: e }) {
  if (e.solo === void 0) throw Error(`There is no Gardener at this table.`);
  return e.solo;
}
function Wr(e) {
  if (e.gardener === void 0) throw Error(`There is no Gardener at this table.`);
  return e.gardener;
}
const Gr = ({ options: e }) => e.edition ?? Gt;
function G(e) {
  return jr(Gr(e));
}
function Kr(e) {
  const { turn: t, gardener: n } = e,
    r = {
      options: e.options,
      clock: e.clock,
      random: e.random?.slice() ?? null,
      shuffles: e.shuffles,
      players: e.players.map(qr),
      gate: e.gate,
      water: e.water,
      stacks: e.stacks.map(Yr),
      tileOffer: e.tileOffer.slice(),
      cardOffer: e.cardOffer.slice(),
      removed: e.removed.slice(),
      tradeCards: e.tradeCards.slice(),
      tradeSeen: e.tradeSeen.slice(),
      tradeBulbs: e.tradeBulbs.slice(),
      startingCards: e.startingCards.slice(),
      wish: e.wish,
      wishesTaken: e.wishesTaken,
      neutrals: e.neutrals.slice(),
      covered: e.covered.slice(),
      endTaken: e.endTaken,
      turn: {
        seat: t.seat,
        round: t.round,
        used: t.used,
        neutral: t.neutral,
        stacked: t.stacked,
        large: t.large,
        small: t.small,
        common: t.common,
        unique: t.unique,
      },
      lastRound: e.lastRound,
      over: e.over,
      frames: e.frames.map(Xr),
    };
  return (
    t.usedFurther !== void 0 && (r.turn.usedFurther = t.usedFurther.slice()),
    n !== void 0 && (r.gardener = Jr(n)),
    r
  );
}
function qr(e) {
  return {
    vp: e.vp.slice(),
    guilder: e.guilder,
    tools: e.tools,
    storage: e.storage.slice(),
    patches: e.patches.slice(),
    rows: e.rows.slice(),
    groups: e.groups.slice(),
    mills: e.mills,
    helpers: e.helpers.slice(),
    contracts: e.contracts.slice(),
    start: e.start,
    board: e.board,
    large: e.large.slice(),
    small: e.small.slice(),
    steps: e.steps,
    calendar: e.calendar,
    area: e.area,
    on: e.on,
    wished: e.wished,
  };
}
function Jr(e) {
  return {
    deck: e.deck.slice(),
    back: e.back,
    discards: e.discards.slice(),
    tiles: e.tiles.slice(),
    cards: e.cards.slice(),
    wish: e.wish,
    yours: e.yours,
  };
}
function Yr(e) {
  return {
    items: e.items.slice(),
    seen: e.seen.slice(),
    discards: e.discards.slice(),
    discardsSeen: e.discardsSeen.slice(),
  };
}
function Xr(e) {
  return { ...e };
}
const Zr = [`board`, `start`, `trade`, `cards`, `common`, `uncommon`, `unique`, `game`, `bulb`, `gardener`];
function Qr(e, t) {
  const n = oi(e);
  if (typeof t != `string`) throw new s(`The seed is a text.`);
  const r = jr(n.edition ?? Gt),
    { edition: i } = r,
    { players: a, solo: o } = n,
    c = re(t),
    l = (e) => ie(c, Zr.indexOf(e)),
    u = (e, t) => se(l(e), $r(t)),
    d = u(`board`, i.wheels.large.length),
    f = [
      ..._t.map((e) => {
        const t = i.tiles.flatMap((t, n) => (t.kind === e ? Array(t.copies).fill(n) : []));
        return ri(se(l(e), t));
      }),
      ri(u(`cards`, i.cards.length)),
    ],
    [p, ee, te, ne] = f,
    ae = u(`trade`, i.trade.length),
    ce = {
      options: n,
      clock: 0,
      random: l(`game`),
      shuffles: 0,
      players: $r(o ? 2 : a).map((e) => ni(r, e, d[e])),
      gate: 1,
      water: 0,
      stacks: f,
      tileOffer: [ii(p), ii(p), ii(ee), ii(te)],
      cardOffer: [ii(ne), ii(ne), ii(ne)],
      removed: [],
      tradeCards: ae,
      tradeSeen: ae.map((e, t) => t === 0),
      tradeBulbs: [-1, -1, -1, -1],
      startingCards: u(`start`, i.startingCards.length)
        .slice(0, a + 1)
        .sort((e, t) => e - t),
      wish: -1,
      wishesTaken: 0,
      neutrals: i.market.map(() => 0),
      covered: i.calendar.columns.map(() => 0),
      endTaken: 0,
      turn: Ir(0, 0),
      lastRound: -1,
      over: !1,
      frames: ti(a),
    };
  return o && ei(ce, o, oe(l(`bulb`), T.length), l(`gardener`)), ce;
}
const $r = (e) => Array.from({ length: e }, (e, t) => t);
function ei(e, t, n, r) {
  const { gardener: i } = G(e),
    [a, o] = e.players;
  (a.storage = T.map((e, t) => +(t === n))), (o.guilder = 0), (o.tools = 0), o.storage.fill(0);
  const s = se(r, [...i.decks[t]]);
  e.gardener = {
    deck: s,
    back: i.back[s[s.length - 1]],
    discards: [],
    tiles: [],
    cards: [],
    wish: -1,
    yours: -1,
  };
}
function ti(e) {
  const t = $r(e);
  return [
    ...t.map((e) => ({ kind: `marker`, seat: e })),
    ...t.map((e) => ({ kind: `startingCard`, seat: e })),
  ];
}
function ni({ edition: e }, t, n) {
  const r = on.map(() => 0);
  return (
    (r[V.start] = e.start.vp),
    {
      vp: r,
      guilder: e.start.guilder[t],
      tools: e.start.tools,
      storage: T.map((n) => +(e.start.bulbs[t] === n)),
      patches: e.patches.flatMap((e) => e.map(() => -1)),
      rows: e.patches.map(() => 0),
      groups: e.groups.map((e) => e.windmills),
      mills: 0,
      helpers: [],
      contracts: [],
      start: -1,
      board: n,
      large: e.wheels.large[n].sections.map(() => -1),
      small: e.wheels.small.map(() => -1),
      steps: 0,
      calendar: -1,
      area: -1,
      on: -1,
      wished: !1,
    }
  );
}
function ri(e) {
  return { items: e, seen: e.map(() => 0), discards: [], discardsSeen: [] };
}
function ii(e) {
  const t = e.items.pop();
  return e.seen.pop(), t ?? -1;
}
const ai = [`players`, `solo`, `expert`, `edition`];
function oi(e) {
  if (typeof e != `object` || !e) throw new s(`Options are an object, such as { players: 2 }.`);
  for (const [t, n] of Object.entries(e))
    if (n !== void 0 && !ai.includes(t))
      throw new s(`There is no option '${t}'; there are ${ai.join(`, `)}.`);
  const { players: t, solo: n, expert: r, edition: i } = e;
  if (t !== 1 && t !== 2 && t !== 3 && t !== 4)
    throw new s(`Windmill Valley is for 1, 2, 3 or 4 players, not ${JSON.stringify(t) ?? `none`} (SET-1).`);
  if (r !== void 0 && typeof r != `boolean`) throw new s(`'expert' is true or false.`);
  return (
    si(t, n, r === !0),
    {
      players: t,
      ...(n === void 0 ? {} : { solo: n }),
      ...(r ? { expert: r } : {}),
      ...(i === void 0 ? {} : { edition: Re(i, cr) }),
    }
  );
}
function si(e, t, n) {
  if (t !== void 0 && !yt.includes(t))
    throw new s(`'solo' is one of ${yt.join(`, `)}, not ${JSON.stringify(t)}.`);
  if (e === 1 && t === void 0) throw new s(`One player needs 'solo': ${yt.join(`, `)} (G-SET-4).`);
  if (e > 1 && t !== void 0) throw new s(`'solo' is for one player (G-SET-1).`);
  if (t !== void 0 && n)
    throw new s(`'expert' can't be combined with 'solo': the difficulty decides (G-SET-4).`);
}
function ci(e) {
  let t = 0;
  for (let n = 0; n < e.players.length; n++) t |= e.players[n].mills;
  return t;
}
function li(e, n) {
  let r = e.marketSpaces,
    i = 0;
  for (;;) {
    const a = n & r & ~i;
    if (a === 0) return r;
    i |= a;
    for (let n = a; n !== 0; n &= n - 1) r |= e.spaceLinks[t(n)];
  }
}
function ui(e, t, n, r) {
  let i = li(e, t) & e.payable[n];
  return r >= 0 && n >= r && (i |= e.payable[n - r]), i & ~t & e.allSpaces;
}
function di(e, t, n, r) {
  const i = (li(e, t) >> n) & 1;
  return e.spaceCost[n] + (i ? 0 : Math.max(0, r));
}
function fi(e, n, r, i) {
  let a = ci(e) & ~(1 << i),
    o = /* @__PURE__ */ new Map([[i, /* @__PURE__ */ new Set([0])]]),
    s = 1 << i;
  if ((n.marketSpaces >> i) & 1) return [0];
  for (; o.size > 0; ) {
    const i = /* @__PURE__ */ new Map();
    for (const [c, l] of o)
      for (let o = n.spaceLinks[c] & a & ~s; o !== 0; o &= o - 1) {
        const n = t(o),
          a = pi(e, n),
          s = a === r ? 0 : 1 << (a * 4),
          c = i.get(n) ?? /* @__PURE__ */ new Set();
        for (const e of l) c.add(e + s);
        i.set(n, c);
      }
    const c = /* @__PURE__ */ new Set();
    for (const [e, t] of i) if (((s |= 1 << e), (n.marketSpaces >> e) & 1)) for (const e of t) c.add(e);
    if (c.size > 0) return [...c].sort((e, t) => e - t);
    o = i;
  }
  return [0];
}
function pi(e, t) {
  return e.players.findIndex((e) => (e.mills >> t) & 1);
}
function mi(n, r) {
  let i = 0;
  for (let a = r; a !== 0; ) {
    let o = 0,
      s = a & -a;
    for (; s !== 0; ) {
      o |= s;
      let e = 0;
      for (let r = s; r !== 0; r &= r - 1) e |= n.spaceLinks[t(r)];
      s = e & r & ~o;
    }
    (i = Math.max(i, e(o))), (a &= ~o);
  }
  return i;
}
function hi(e, t) {
  const n = Wr(e),
    r = e.players[1];
  switch (t.type) {
    case `gardenerCard`:
      n.deck.pop(), n.discards.push(t.card), (n.back = t.back);
      return;
    case `gardenerDeck`:
      (n.deck = [...t.deck]), n.discards.splice(0, n.discards.length - 1), (n.back = t.back), e.shuffles++;
      return;
    case `gardenerGate`:
      e.gate = t.to;
      return;
    case `gardenerDoes`:
    case `gardenerIdle`:
      return;
    case `gardenerWish`:
      n.wish = t.to;
      return;
    case `gardenerTile`:
      (e.tileOffer[t.place] = -1), n.tiles.push(t.tile);
      return;
    case `gardenerFarm`:
      (e.cardOffer[t.place] = -1), n.cards.push(t.card);
      return;
    case `gardenerBuilt`:
      r.groups[t.group]--, (r.mills |= 1 << t.space);
      return;
    case `gardenerMoved`:
      for (const t of e.players) t.on === 1 && (t.on = -1);
      r.area = t.area;
      return;
    case `gardenerPlanted`:
      (r.patches[t.row * 7 + r.rows[t.row]] = t.colour), r.rows[t.row]++;
      return;
    case `gardenerTraded`:
      e.tradeBulbs[t.space] = t.colour;
      return;
    case `gardenerCollected`:
      e.tradeBulbs.fill(-1);
      return;
    default:
      return a(t);
  }
}
function gi(e, t, n) {
  (e.turn = Ir(t, n)),
    Hr(e, t)
      ? e.frames.push({ kind: `gardener` })
      : e.frames.push({ kind: `actions`, done: 0 }, { kind: `wheels` }, { kind: `gate` });
}
function _i(e, t, n, r) {
  (t.tools -= r),
    (t.steps += n),
    (e.turn.large = (t.steps - 1) % t.large.length),
    (e.turn.small = (t.steps - 1) % t.small.length),
    e.frames[e.frames.length - 1].kind === `wheels` && e.frames.pop();
}
function vi(e, t) {
  e.frames.pop();
  const n = e.frames[e.frames.length - 1];
  n?.kind === `seq` && (n.done = t);
}
function yi(e, t, n) {
  const r = G(e),
    i = r.effects[t],
    { frames: a } = e;
  switch (i.do) {
    case `gain`:
      a.push({
        kind: `gain`,
        source: n,
        guilder: i.guilder ?? 0,
        bulbs: r.bulbs[t],
        at: 0,
        colour: -1,
        keep: !1,
      });
      return;
    case `lower`:
      a.push({ kind: `lower`, effect: t, source: n, phase: 0, strength: i.strength, need: 0 });
      return;
    case `enhance`:
      a.push({
        kind: `enhance`,
        effect: t,
        source: n,
        phase: 0,
        refreshed: !1,
        stack: -1,
        looked: 0,
        picked: -1,
        bought: !1,
      });
      return;
    case `farm`:
      a.push({
        kind: `farm`,
        effect: t,
        source: n,
        phase: 0,
        refreshed: !1,
        looked: 0,
        picked: -1,
        role: 0,
        bought: !1,
      });
      return;
    case `build`:
      a.push({ kind: `build`, effect: t, source: n, phase: 0, space: -1, step: Vr.space });
      return;
    case `market`:
      a.push({ kind: `market`, effect: t, source: n, phase: 0, left: i.moves, paid: !1, duty: -1 });
      return;
    case `plant`:
      a.push({ kind: `plant`, effect: t, source: n, phase: 0, left: i.bulbs, planted: 0, need: 0 });
      return;
    case `trade`:
      a.push({ kind: `trade`, effect: t, source: n, phase: 0 });
      return;
    case `marketReward`: {
      const { area: t } = e.players[e.turn.seat];
      a.push({ kind: `area`, area: t, left: 1 });
      return;
    }
    case `seq`:
      a.push({ kind: `seq`, effect: t, source: n, at: 0, done: !0 });
      return;
    default:
      a.push(kn[i.do].open(i, n));
  }
}
function bi(e, t, n) {
  Br(e.turn, n);
  const r = e.frames[e.frames.length - 1];
  if (r.kind !== `plant` && r.kind !== `lower`) return;
  const i = G(e),
    a = i.abilities[n === 1e3 ? i.cardCount + e.players[t].start : n];
  r.phase === 0 && a.inside === `none` && (r.need = Math.max(r.need, a.atLeast));
}
function xi(e) {
  const t = e.frames[e.frames.length - 1];
  if (t.kind !== `enhance` && t.kind !== `farm`) throw Error(`There is no offer in '${t.kind}'.`);
  return t;
}
function Si(e, t, n) {
  t.guilder -= n;
  const r = xi(e);
  (r.refreshed = !0), (r.phase = 1);
  const i = r.kind === `farm` ? e.cardOffer : e.tileOffer;
  for (let t = 0; t < i.length; t++) {
    const n = i[t];
    n < 0 || (Ci(e.stacks[r.kind === `farm` ? 3 : G(e).tileKind[n]], n, 31), (i[t] = -1));
  }
}
function Ci(e, t, n) {
  e.discards.push(t), e.discardsSeen.push(n);
}
function wi(e, t, n, r, i) {
  const a = e.stacks[t],
    o = a.items.length - 1 - i;
  if (
    (a.items.splice(o, 1),
    a.seen.splice(o, 1),
    ((t === 3 ? e.cardOffer : e.tileOffer)[n] = r),
    Hr(e, e.turn.seat))
  )
    return;
  const s = xi(e);
  (s.kind === `farm` || s.stack === t) && i < s.looked && s.looked--;
}
function Ti(e, t, n) {
  t.items.unshift(...n),
    t.seen.unshift(...n.map(() => 0)),
    (t.discards.length = 0),
    (t.discardsSeen.length = 0),
    e.shuffles++;
}
function Ei(e, t, n, r) {
  const i = e.stacks[n];
  for (let e = 0; e < r.length; e++) {
    const n = i.items.length - 1 - e;
    r[e] !== null && (i.items[n] = r[e]), (i.seen[n] |= 1 << t);
  }
  const a = xi(e);
  (a.looked = r.length), (a.phase = 1), a.kind === `enhance` && (a.stack = n);
}
function Di(e, t, n, r) {
  if (r)
    for (let e = 0; e < n; e++) {
      const e = t.items.pop(),
        n = t.seen.pop();
      if (e === void 0 || n === void 0) throw Error(`Fewer items than were looked at.`);
      Ci(t, e, n);
    }
  xi(e).looked = 0;
}
function Oi(e, t, n) {
  const r = t.items.length - 1 - n;
  t.items.splice(r, 1), t.seen.splice(r, 1), e.looked--;
}
function ki(e, t, n, r) {
  const i = r < t.large.length ? t.large : t.small,
    a = r < t.large.length ? r : r - t.large.length;
  i[a] >= 0 && e.removed.push(i[a]), (i[a] = n);
}
function Ai(e, t, n, r, i) {
  const a = r === 0 ? t.helpers : t.contracts;
  i < a.length && Ci(e.stacks[3], a[i], 31), (a[i] = n);
}
function ji(e, t) {
  switch (t.type) {
    case `chose`:
      e.clock++;
      return;
    case `end`:
      return vi(e, t.done);
    case `begin`:
      return yi(e, t.effect, t.source);
    case `guilder`: {
      const n = e.players[t.seat];
      n.guilder = Math.min(G(e).edition.guilderMax, n.guilder + t.n);
      return;
    }
    case `tools`:
      e.players[t.seat].tools += t.n;
      return;
    case `vp`:
      e.players[t.seat].vp[t.as] += t.n;
      return;
    case `paid`:
      e.players[t.seat].guilder -= t.n;
      return;
    case `acted`:
      l(e).phase = 2;
      return;
    case `helper`:
      return bi(e, t.seat, t.card);
    case `gate`:
      (e.gate = t.to), (e.players[t.seat].guilder -= t.cost), e.frames.pop();
      return;
    case `water`:
      e.water = t.to;
      return;
    case `turned`:
      return _i(e, e.players[t.seat], t.steps, t.tools);
    case `turn`:
      return gi(e, t.seat, t.round);
    case `wheelAction`:
      c(e, `actions`).done |= 1 << t.side;
      return;
    case `noAction`:
      (c(e, `actions`).done = 4), (e.turn.common = !1), (e.turn.unique = !1);
      return;
    case `guilderTaken`:
      c(e, `gain`).guilder = 0;
      return;
    case `colour`:
      c(e, `gain`).colour = t.colour;
      return;
    case `stored`: {
      const n = e.players[t.seat];
      return n.storage[t.colour]++, (n.guilder -= t.cost), Mi(e);
    }
    case `swapped`: {
      const { storage: n } = e.players[t.seat];
      return n[t.out]--, n[t.colour]++, Mi(e);
    }
    case `refused`:
      return Mi(e);
    case `planted`:
      return Ni(e, e.players[t.seat], t.colour, t.row);
    case `oneMore`:
      return Pi(c(e, `plant`));
    case `rewards`:
      e.frames.push({ kind: `rewards`, items: t.items, sources: t.sources, taken: 0 });
      return;
    case `took`:
      c(e, `rewards`).taken |= 1 << t.item;
      return;
    case `next`:
      c(e, `seq`).at++;
      return;
    case `strength`:
      c(e, `lower`).strength += t.add;
      return;
    case `lowered`:
      e.water = t.to;
      return;
    case `space`: {
      const n = c(e, `build`);
      (n.space = t.space), (n.step = Vr.group), (n.phase = 1);
      return;
    }
    case `built`: {
      const n = e.players[t.seat];
      n.groups[t.group]--, (n.mills |= 1 << t.space), (n.guilder -= t.cost), (c(e, `build`).step = Vr.path);
      return;
    }
    case `traced`:
      c(e, `build`).step = Vr.done;
      return;
    case `visit`: {
      const n = c(e, `market`);
      (n.paid = !0), (n.phase = 1), (e.players[t.seat].guilder -= t.cost);
      return;
    }
    case `moved`:
      return Fi(e, t.seat, t.area, t.on, t.cost);
    case `neutral`:
      e.neutrals[t.from]--,
        e.neutrals[t.to]++,
        (e.players[t.seat].guilder -= t.cost),
        (e.turn.neutral = !0),
        (c(e, `market`).duty = t.to);
      return;
    case `arrived`:
      e.frames.push({ kind: `area`, area: t.area, left: t.count });
      return;
    case `areaChosen`:
      c(e, `area`).left -= t.times;
      return;
    case `refreshed`:
      return Si(e, e.players[t.seat], t.cost);
    case `refilled`:
      return wi(e, t.stack, t.place, t.item, t.under);
    case `shuffled`:
      return Ti(e, e.stacks[t.stack], t.items);
    case `looked`:
      return Ei(e, t.seat, t.stack, t.items);
    case `left`:
      return Di(e, e.stacks[t.stack], t.count, t.discard);
    case `picked`: {
      const n = c(e, t.role < 0 ? `enhance` : `farm`);
      (n.picked = t.place), (n.phase = 1), n.kind === `farm` && (n.role = t.role);
      return;
    }
    case `installed`: {
      const n = e.players[t.seat];
      (n.guilder -= t.cost), ki(e, n, t.tile, t.section);
      const r = c(e, `enhance`);
      (r.bought = !0),
        t.place < e.tileOffer.length
          ? (e.tileOffer[t.place] = -1)
          : Oi(r, e.stacks[t.stack], t.place - e.tileOffer.length);
      return;
    }
    case `tucked`: {
      Ai(e, e.players[t.seat], t.card, t.role, t.slot);
      const n = c(e, `farm`);
      (n.bought = !0),
        t.place < e.cardOffer.length
          ? (e.cardOffer[t.place] = -1)
          : Oi(n, e.stacks[3], t.place - e.cardOffer.length);
      return;
    }
    case `traded`: {
      t.supply || e.players[t.seat].storage[t.colour]--, (e.tradeBulbs[t.space] = t.colour);
      const n = c(e, `trade`);
      n.phase = 1;
      return;
    }
    case `quarters`:
      e.frames.push({
        kind: `quarters`,
        card: t.card,
        adjacent: t.adjacent,
        taken: 0,
        extra: 0,
        more: t.more,
        freely: t.freely,
      });
      return;
    case `quarter`: {
      const n = c(e, `quarters`);
      (n.taken |= 1 << t.quarter), (n.extra = t.extra), (n.freely = t.freely);
      return;
    }
    case `collected`: {
      e.tradeBulbs.fill(-1);
      const n = c(e, `trade`);
      (n.phase = 1),
        e.frames.push({
          kind: `gain`,
          source: n.source,
          guilder: 0,
          bulbs: t.bulbs,
          at: 0,
          colour: -1,
          keep: !0,
        });
      return;
    }
    case `tradeCleared`:
      e.tradeBulbs.fill(-1),
        e.tradeCards.shift(),
        e.tradeSeen.shift(),
        e.tradeCards.push(t.card),
        e.tradeSeen.push(!0),
        (e.tradeCards[0] = t.next),
        (e.tradeSeen[0] = !0);
      return;
    case `wish`: {
      const n = e.players[t.seat];
      (n.wished = !0), (n.vp[V.wish] += t.vp), e.wishesTaken++;
      return;
    }
    case `calendar`: {
      const n = e.players[t.seat];
      n.calendar = t.column;
      const r = t.column < e.covered.length;
      (e.turn.common = r), (e.turn.unique = r), r || e.endTaken++;
      return;
    }
    case `calendarTaken`:
      t.row < 0 ? (e.turn.common = !1) : ((e.turn.unique = !1), (e.covered[t.column] |= 1 << t.row));
      return;
    case `endTriggered`:
      e.lastRound = t.lastRound;
      return;
    case `startingCard`:
      (e.players[t.seat].start = t.card),
        e.startingCards.splice(e.startingCards.indexOf(t.card), 1),
        e.frames.pop();
      return;
    case `queensWish`:
      (e.wish = t.card), (e.startingCards.length = 0);
      return;
    case `marker`:
      (e.players[t.seat].area = t.area), Hr(e, t.seat) || e.frames.pop();
      return;
    case `neutrals`:
      for (const n of t.areas) e.neutrals[n]++;
      return;
    case `over`:
      e.over = !0;
      return;
    case `wishMet`:
      (e.players[t.seat].wished = !0), (Wr(e).yours = t.value);
      return;
    default:
      return Nn(t) ? Pn(e, t) : hi(e, t);
  }
}
function Mi(e) {
  const t = c(e, `gain`);
  t.at++, (t.colour = -1);
}
function Ni(e, t, n, r) {
  t.storage[n]--, (t.patches[r * 7 + t.rows[r]] = n), t.rows[r]++;
  const i = c(e, `plant`);
  i.left--, i.planted++, (i.phase = 1);
}
function Pi(e) {
  e.left++, (e.need = e.planted + 1);
}
function Fi(e, t, n, r, i) {
  const a = e.players[t];
  for (const n of e.players) n.on === t && (n.on = -1);
  (a.area = n),
    (a.on = r),
    (a.guilder -= i),
    r >= 0 && i === 0 && (e.turn.stacked = !0),
    c(e, `market`).left--;
  for (const t of e.frames) t.kind === `market` && t.duty === n && (t.duty = -1);
}
function K(e, t) {
  ji(e.state, t), e.events !== null && e.events.push(t);
}
const q = (e) => e.players[e.turn.seat];
function Ii(e) {
  let t = 0;
  for (let n = 0; n < e.vp.length; n++) t += e.vp[n];
  return t;
}
function Li(e) {
  const { storage: t } = e;
  return t[0] + t[1] + t[2] + t[3] + t[4];
}
function Ri(e) {
  const { rows: t } = e;
  return t[0] + t[1] + t[2] + t[3];
}
const zi = (e) => {
  const { groups: t } = e;
  return t[0] + t[1] + t[2] + t[3] + t[4];
};
function Bi(e) {
  return Ri(e) < e.patches.length;
}
function Vi(e, t) {
  const { free: n, paid: r } = G(e).edition.storage,
    i = Li(t);
  return i < n ? 0 : i - n < r.length ? r[i - n] : -1;
}
const Hi = [`contracts`, `groups`, `rows`, `columns`],
  Ui = [`tiles`, `cards`, `bulbs`];
function Wi(e, t, n) {
  const { vp: r, each: i } = G(e).edition.cards[n].contract;
  return r * Gi(e, t, i);
}
function Gi(t, n, r) {
  const i = G(t);
  switch (r.of) {
    case `windmillsBy`:
      return e(n.mills & i.spacesBy[r.field]);
    case `windmills`:
      return e(n.mills);
    case `tiles`: {
      const e = r.wheel === `small` ? [] : n.large,
        t = r.wheel === `large` ? [] : n.small,
        a = (e) => e >= 0 && (r.kind === void 0 || i.edition.tiles[e].kind === r.kind);
      return e.filter(a).length + t.filter(a).length;
    }
    case `fullSmallWheel`:
      return +!!n.small.every((e) => e >= 0);
    case `cards`:
      return n.helpers.length + n.contracts.length + 1;
    case `tools`:
      return Math.floor(n.tools / r.every);
    case `fullRows`:
      return qi(n, r.colour);
    case `fullColumns`:
      return Ji(n);
    case `planted`:
      return Ki(n, T.indexOf(r.colour));
  }
}
function Ki({ patches: e }, t) {
  let n = 0;
  for (const r of e) r === t && n++;
  return n;
}
function qi(e, t) {
  let n = 0;
  for (let r = 0; r < 4; r++) e.rows[r] < 7 || ((t === void 0 || T[qt(e, r)] === t) && n++);
  return n;
}
function Ji(e) {
  let t = 0;
  for (let n = 0; n < 7; n++) Jt(e, n).bulbs === 4 && t++;
  return t;
}
function Yi(e, t) {
  let { groups: n } = G(e).edition,
    r = 0;
  for (let e = 0; e < n.length; e++) t.groups[e] === 0 && (r += n[e].vp * Ki(t, e));
  return r;
}
function Xi(e, t, n = !1) {
  let { rows: r } = G(e).edition,
    i = 0;
  for (let e = 0; e < 4; e++) {
    if (t.rows[e] < 7) continue;
    const { mixed: a, single: o } = r[e];
    i += n ? Math.max(a, o) : qt(t, e) < 0 ? a : o;
  }
  return i;
}
function Zi(e, t, n = !1) {
  let { columns: r } = G(e).edition,
    i = 0;
  for (let e = 0; e < 7; e++) {
    const { bulbs: a, repeats: o } = Jt(t, e);
    o && !n ? (i -= r[e].minus) : a === 4 && (i += r[e].plus);
  }
  return i;
}
function Qi(e, t) {
  let n = e.players[t],
    r = Ii(n) + na(e, t);
  if (Hr(e, t)) return ra(e).reduce((e, t) => e + t, r);
  for (const t of n.contracts) r += Wi(e, n, t);
  return r + Yi(e, n) + Xi(e, n) + Zi(e, n);
}
function $i(e) {
  return e.players.map((t, n) => {
    const r = Hr(e, n) ? ra(e) : ea(e, t),
      i = on.map((r, i) => ({ source: r, vp: t.vp[i] + (r === `wish` ? na(e, n) : 0) }));
    for (const [e, t] of Hi.entries()) i.push({ source: t, vp: r[e] });
    if (e.gardener) for (const [e, t] of Ui.entries()) i.push({ source: t, vp: r[Hi.length + e] ?? 0 });
    return { seat: n, vp: i.reduce((e, t) => e + t.vp, 0), lines: i };
  });
}
function ea(e, t) {
  return [t.contracts.reduce((n, r) => n + Wi(e, t, r), 0), Yi(e, t), Xi(e, t), Zi(e, t)];
}
function ta(t) {
  return t.over
    ? t.gardener
      ? ia($i(t))
      : ue(
          $i(t).map(({ seat: n, vp: r }) => {
            const i = t.players[n];
            return { seat: n, vp: r, tieBreaks: [Ri(i), Li(i), e(i.mills)] };
          }),
        )
    : void 0;
}
function na(e, t) {
  if (!e.gardener) return 0;
  const n = t === 1 ? e.gardener.wish : e.gardener.yours;
  return n < 0 ? 0 : G(e).edition.startingCards[e.wish].vp[n];
}
function ra(e) {
  const t = e.players[1],
    { tiles: n, cards: r } = Wr(e),
    i = G(e).edition.gardener.scoring[Ur(e)],
    a = Math.floor(Ri(t) / i.bulbs.every) * i.bulbs.vp;
  return [
    0,
    0,
    Xi(e, t, i.rows === `highest`),
    Zi(e, t, i.columns === `highest`),
    n.length * i.tile,
    r.length * i.card,
    a,
  ];
}
function ia(e) {
  const [t, n] = e,
    r = t.vp > n.vp ? [t, n] : [n, t];
  return {
    standings: r.map(({ seat: e, vp: t }, n) => ({ seat: e, rank: n + 1, vp: t, tieBreaks: [] })),
    winners: [r[0].seat],
  };
}
const aa = (e, t) => e * 16 + t,
  oa = (e, t) => e * 256 + t,
  sa = (e) => e >> 8,
  ca = (e) => e & 255,
  la = (e) => e >> 4,
  ua = (e) => e & 15,
  da = (e, t) => (e >> (t * 4)) & 15,
  fa = [`large`, `small`],
  pa = (e) => (e < 6 ? `large${e + 1}` : `small${e - 5}`),
  ma = (e, t) => (n, r) =>
    r < t ? [`${r + 1}`, `offer:${e}${r + 1}`] : [`look${r - t + 1}`, `look:${r - t + 1}`],
  ha = (e) => (t, n) => [`${T[la(n)]}>${ua(n) + 1}`, `${e}:${ua(n) + 1}`],
  ga = {
    start: nn,
    area: tn,
    gate: Zt(`gate`),
    turn: (e, t) => [`${t}`, `wheels`],
    do: (e, t) => [fa[t], `wheel:${fa[t]}`],
    guilder: B,
    end: B,
    calendar: (e, t) => [t === 0 ? `common` : `${t}`, `calendar:${t === 0 ? `common` : t}`],
    helper: ({ edition: e }, t) =>
      t === 1e3 ? [`start`, `helper:start`] : [`${e.cards[t].id}`, `helper:${e.cards[t].id}`],
    after: B,
    stop: B,
    take: ({ effectKeys: e }, t) => [e[t]],
    pass: B,
    bulb: $t(`supply`),
    store: Yt(`storage`),
    swap: $t(`storage`),
    refuse: B,
    split: (e, t) => [`${sa(t)}g${ca(t)}v`, `water`],
    tile: ma(`tile`, 4),
    refresh: B,
    look: (e, t) => {
      const n = _t[t] ?? `cards`;
      return [n, `stack:${n}`];
    },
    on: (e, t) => [pa(t), `section:${pa(t)}`],
    leave: (e, t) => [t === 0 ? `top` : `discard`],
    hire: ma(`card`, 3),
    sign: ma(`card`, 3),
    replace: Qt(`place`),
    build: en,
    from: $t(`group`),
    path: (e, t) => [_a(t)],
    move: B,
    skip: B,
    stand: (e, t) => [`p${t + 1}`, `marker:p${t + 1}`],
    neutral: ({ edition: { market: e } }, t) => {
      const n = e[ua(t)].id;
      return [`${e[la(t)].id}>${n}`, `market:${n}`];
    },
    plant: ha(`row`),
    more: B,
    trade: ha(`trade`),
    supply: ha(`trade`),
    collect: B,
    quarter: Qt(`quarter`),
    any: Qt(`quarter`),
    buy: Qt(`quarter`),
  };
function _a(e) {
  const t = [];
  for (let n = 0; n < 4; n++) {
    const r = da(e, n);
    r > 0 && t.push(r === 1 ? `p${n + 1}` : `p${n + 1}x${r}`);
  }
  return t.join(`+`) || `none`;
}
const va = { ...ga, ...Fn },
  { codes: J, optionOf: ya } = he(Object.keys(va), (e, t, n) => va[t](e, n));
function ba(e) {
  const t = e.state;
  if (t.wish < 0) return;
  const n = q(t),
    { vp: r } = G(t).edition.startingCards[t.wish];
  n.wished ||
    t.wishesTaken >= r.length ||
    !xa(t, n) ||
    (t.gardener
      ? K(e, { type: `wishMet`, seat: t.turn.seat, value: +(t.gardener.wish === 0) })
      : K(e, { type: `wish`, seat: t.turn.seat, vp: r[t.wishesTaken] }));
}
function xa(t, n) {
  const r = G(t),
    { wish: i } = r.edition.startingCards[t.wish];
  switch (i.is) {
    case `tools`:
      return n.tools >= i.count;
    case `contractGroups`: {
      let e = 0;
      for (const t of n.contracts) e |= 1 << r.cardGroup[t];
      return e === 7;
    }
    case `patches`:
      for (let e = 0; e < i.rows.length; e++) if (n.rows[e] < i.rows[e]) return !1;
      return !0;
    case `connected`:
      return e(n.mills) >= i.windmills && mi(r, n.mills) >= i.windmills;
    case `tiles`: {
      const e = [0, 0, 0];
      for (const t of n.large) t >= 0 && e[r.tileKind[t]]++;
      for (const t of n.small) t >= 0 && e[r.tileKind[t]]++;
      return e[0] + e[1] + e[2] >= i.count && e[1] >= i.uncommon && e[2] >= i.unique;
    }
  }
}
function Sa(e, t, n) {
  K(e, { type: `guilder`, seat: e.state.turn.seat, n: t, source: n });
}
function Ca(e, t, n) {
  K(e, { type: `tools`, seat: e.state.turn.seat, n: t, source: n }), ba(e);
}
function wa(e, t, n, r = Tn(n)) {
  K(e, { type: `vp`, seat: e.state.turn.seat, n: t, as: r, source: n });
}
function Ta(e, t, n) {
  const r = G(e.state).effects[t];
  r.do === `gain` && (r.vp && wa(e, r.vp, n), r.tools && Ca(e, r.tools, n), !r.bulbs?.length)
    ? r.guilder && Sa(e, r.guilder, n)
    : K(e, { type: `begin`, effect: t, source: n });
}
function Ea(e, t) {
  return Li(q(e)) + t > G(e).edition.storage.free;
}
function Da(e, t) {
  const { guilderMax: n } = G(e).edition;
  return Ea(e, t.bulbs.length - t.at) && q(e).guilder + t.guilder > n;
}
function Oa(e) {
  if (e.colour >= 0) return e.colour;
  const r = e.bulbs[e.at];
  return n(r) ? t(r) : -1;
}
function ka(e, t, n) {
  if (((n.ask = `bulb`), (n.source = t.source), t.at === t.bulbs.length)) return;
  if (t.guilder > 0 && t.colour < 0) {
    if (!Da(e, t)) return;
    f(n, J.guilder);
  }
  const r = q(e),
    i = Vi(e, r),
    a = i === 0 && !t.keep,
    o = Oa(t);
  if (o < 0) {
    for (let e = 0; e < T.length; e++) (t.bulbs[t.at] >> e) & 1 && f(n, J.bulb + e);
    a || f(n, J.refuse);
  } else if (((n.ask = `store`), i >= 0 && i <= r.guilder && f(n, J.store), !a)) {
    if (i !== 0) for (let e = 0; e < T.length; e++) e !== o && r.storage[e] > 0 && f(n, J.swap + e);
    f(n, J.refuse);
  }
}
function Aa(e, t, n, r) {
  const { seat: i } = e.state.turn,
    a = Oa(t);
  switch (n) {
    case J.guilder:
      return Ma(e, t);
    case J.bulb:
      K(e, { type: `colour`, colour: r });
      return;
    case J.store:
      K(e, { type: `stored`, seat: i, colour: a, cost: Vi(e.state, q(e.state)) });
      return;
    case J.swap:
      K(e, { type: `swapped`, seat: i, colour: a, out: r });
      return;
    default:
      K(e, { type: `refused`, seat: i, colour: a });
  }
}
function ja(e, t) {
  t.guilder > 0 ? Ma(e, t) : K(e, { type: `end`, done: !0 });
}
function Ma(e, t) {
  Sa(e, t.guilder, t.source), K(e, { type: `guilderTaken` });
}
const Na = (e, t) => (t === 0 ? Lr : e.helpers[t - 1]);
function Y(e, t) {
  const n = G(e);
  return n.abilities[t === 1e3 ? n.cardCount + q(e).start : t];
}
function Pa(e, t) {
  return !zr(e.turn, t);
}
function Fa(e, t, n) {
  const r = q(e);
  for (let i = n; i <= r.helpers.length; i++) {
    const n = Na(r, i);
    if (Pa(e, n) && Y(e, n).when === t) return i;
  }
  return -1;
}
function X(e, t, n) {
  const r = q(e);
  for (let i = Fa(e, t, 0); i >= 0; i = Fa(e, t, i + 1)) {
    const t = Na(r, i);
    if (Y(e, t).inside === n) return t;
  }
  return -1;
}
function Ia(e, t, n, r) {
  const i = q(e),
    a = F[t.kind];
  for (let o = Fa(e, a, 0); o >= 0; o = Fa(e, a, o + 1)) {
    const a = Na(i, o),
      s = Y(e, a);
    s.inside !== `none` || s.unasked || (La(e, t, s, r) && Z(e, s.effect) && f(n, J.helper + a));
  }
}
function La(e, t, n, r) {
  if (t.kind === `plant`) return (r ? t.planted : za(e, t.left, n)) >= n.atLeast;
  if (t.kind === `lower`) {
    const i = r ? -1 : Ra(e, t),
      a = i < 0 ? 0 : Y(e, i).amount;
    return t.strength + a >= n.atLeast;
  }
  return !0;
}
function Ra(e, t) {
  for (const n of e.frames) if (n !== t && n.kind === `lower` && n.strength < n.need) return -1;
  return X(e, F.lower, `strength`);
}
function za(e, t, n) {
  const r = q(e),
    i = G(e).bulbs[n.effect].length,
    a = r.patches.length - Ri(r);
  return Math.min(t + +!!Ba(e), Li(r) + i, a);
}
function Ba(e) {
  const t = X(e, F.plant, `plantMore`);
  return t >= 0 && Bi(q(e)) && Ii(q(e)) >= Y(e, t).amount;
}
const Va = (e, t) => (t === 1e3 ? Cn(q(e).start) : Sn(t));
function Ha(e, t) {
  const n = e.state;
  K(e, { type: `helper`, seat: n.turn.seat, card: t });
  const r = Y(n, t);
  r.inside === `strength` && K(e, { type: `strength`, add: r.amount }),
    r.effect >= 0 && Ta(e, r.effect, Va(n, t));
}
function Ua(e, t, n) {
  const r = e.state,
    i = q(r);
  for (let a = Fa(r, t, 0); a >= 0; a = Fa(r, t, a + 1)) {
    const t = Na(i, a),
      o = Y(r, t);
    if (o.unasked && (n === null || La(r, n, o, !0))) return Ha(e, t), !0;
  }
  return !1;
}
function Wa(e, t) {
  for (K(e, { type: `acted` }); Ua(e, Ga(t), t); );
}
const Ga = (e) => F[e.kind];
function Ka(e, t, n = 0) {
  const r = { guilder: 0, bulbs: 0 },
    i = q(e);
  for (let a = Fa(e, t, 0); a >= 0; a = Fa(e, t, a + 1)) {
    const o = Y(e, Na(i, a));
    o.effect < 0 || (t === F.plant && za(e, n, o) < o.atLeast) || qa(e, o.effect, r);
  }
  return r;
}
function qa(e, t, n) {
  const r = G(e),
    i = r.effects[t];
  if (i.do === `gain`) {
    n.guilder += i.guilder ?? 0;
    for (const e of r.bulbs[t]) n.bulbs |= e & ze;
  } else if (i.do === `lower`) n.guilder += r.edition.water.sections[r.section[e.water]].guilder * i.strength;
  else if (i.do === `marketReward`) {
    let t = 0;
    for (const i of r.market[q(e).area]) {
      const a = { guilder: 0, bulbs: 0 };
      r.effects[i].do !== `marketReward` && qa(e, i, a), (t = Math.max(t, a.guilder)), (n.bulbs |= a.bulbs);
    }
    n.guilder += t;
  }
}
function Z(e, t, n = 0) {
  const r = G(e),
    i = r.effects[t],
    a = q(e).guilder - n;
  switch (i.do) {
    case `gain`:
    case `lower`:
      return !0;
    case `enhance`:
      return Ya(e, a) || Ya(e, Ja(e, a, F.enhance));
    case `farm`:
      return e.cardOffer[0] >= 0 || e.cardOffer[1] >= 0 || e.cardOffer[2] >= 0;
    case `build`: {
      const t = i.unconnected ?? -1;
      return Xa(e, a, t) || Xa(e, Ja(e, a, F.build), t);
    }
    case `market`:
      return a >= i.cost || Ja(e, a, F.market) >= i.cost;
    case `plant`: {
      const t = q(e);
      return Bi(t) && (Li(t) > 0 || Ka(e, F.plant, i.bulbs).bulbs !== 0);
    }
    case `trade`:
      return Za(e) || eo(e, i.repeat === !0);
    case `marketReward`:
      for (const t of r.market[q(e).area]) if (Z(e, t, n)) return !0;
      return !1;
    case `seq`: {
      const i = r.parts[t];
      return Z(e, r.prelude[i[0]] ? i[1] : i[0], n);
    }
    default:
      return kn[i.do].possible(e);
  }
}
function Ja(e, t, n) {
  return Math.min(G(e).edition.guilderMax, t + Ka(e, n).guilder);
}
function Ya(e, t) {
  const { tileCost: n } = G(e);
  for (const r of e.tileOffer) if (r >= 0 && n[r] <= t) return !0;
  return !1;
}
function Xa(e, t, n) {
  return zi(q(e)) > 0 && ui(G(e), ci(e), t, n) !== 0;
}
function Za(e) {
  for (const t of e.tradeBulbs) if (t >= 0) return !0;
  return !1;
}
function Qa(e, t) {
  let n = ze;
  if (!t) for (const t of e.tradeBulbs) t >= 0 && (n &= ~(1 << t));
  return n;
}
function $a(e) {
  let { storage: t } = q(e),
    n = 0;
  for (let e = 0; e < t.length; e++) t[e] > 0 && (n |= 1 << e);
  return n;
}
function eo(e, t) {
  if (!e.tradeBulbs.includes(-1)) return !1;
  const n = Qa(e, t);
  return (n & $a(e)) !== 0 || X(e, F.trade, `tradeFreely`) >= 0 || (n & Ka(e, F.trade).bulbs) !== 0;
}
const to = (e) => e.players.length;
function no(e) {
  return e.turn.common && Z(e, G(e).calendarCommon[q(e).calendar]);
}
function ro(e) {
  return e.turn.unique ? ((1 << to(e)) - 1) & ~e.covered[q(e).calendar] : 0;
}
function io(e) {
  return no(e) || ro(e) !== 0;
}
function ao(e, t) {
  no(e) && f(t, J.calendar);
  const n = ro(e);
  for (let r = 0; r < to(e); r++) (n >> r) & 1 && f(t, J.calendar + r + 1);
}
function oo(e, t) {
  const n = e.state,
    r = G(n),
    i = q(n).calendar;
  K(e, { type: `calendarTaken`, seat: n.turn.seat, column: i, row: t });
  const a = t < 0 ? r.calendarCommon[i] : r.calendarUnique[i][t];
  Z(n, a) && Ta(e, a, xn(i, t));
}
function so(e) {
  const t = e.state,
    n = G(t),
    r = q(t).calendar + 1,
    i = n.calendarCommon.length;
  if (r > i || (K(e, { type: `calendar`, seat: t.turn.seat, column: r }), r < i)) return;
  const a = n.edition.calendar.end.vp[t.endTaken - 1] ?? 0;
  if ((a > 0 && wa(e, a, mn, V.calendar), t.lastRound < 0)) {
    const n = t.turn.round + +!!co(t.options);
    K(e, { type: `endTriggered`, seat: t.turn.seat, lastRound: n });
  }
}
function co({ expert: e, solo: t }) {
  return t === void 0 ? !e : t === `easy`;
}
function lo(e) {
  const t = e.state,
    n = G(t);
  t.turn.common && n.immediate[n.calendarCommon[q(t).calendar]] && oo(e, -1);
}
function uo(e, t, n) {
  (n.ask = `startingCard`), (n.seat = t.seat), (n.source = pn);
  for (const t of e.startingCards) f(n, J.start + t);
}
function fo(e, t, n) {
  K(e, { type: `startingCard`, seat: t.seat, card: n });
  const [r] = e.state.startingCards;
  t.seat === 0 && K(e, { type: `queensWish`, card: r });
}
function po(e, t, n) {
  (n.ask = `marker`), (n.seat = t.seat), (n.source = pn);
  const r = new Set(e.players.map((e) => e.area)),
    i = e.neutrals.map((e, t) => t),
    a = i.filter((e) => !r.has(e));
  for (const e of a.length > 0 ? a : i) f(n, J.area + e);
}
function mo(e, t) {
  return e === 2 ? [0, 1, 2] : e === 3 ? [0, 1, 2].filter((e) => e !== t) : [(t + 2) % 3];
}
function ho(e) {
  const t = e.state,
    { seat: n, round: r } = t.turn;
  if (r === 0) {
    t.gardener && K(e, { type: `marker`, seat: 1, area: (t.players[0].area + 2) % 3 }),
      K(e, { type: `neutrals`, areas: mo(t.players.length, t.players[0].area) }),
      go(e, 0, 1);
    return;
  }
  const i = (n + 1) % t.players.length;
  i === 0 && r === t.lastRound ? K(e, { type: `over` }) : go(e, i, i === 0 ? r + 1 : r);
}
function go(e, t, n) {
  K(e, { type: `turn`, seat: t, round: n }), Hr(e.state, t) || ba(e);
}
function _o(e, t) {
  let n = 0,
    r = 0,
    { up: i } = G(e).edition.floodgate;
  for (let a = e.gate; a < t; a++) (n += i[a - 1].cost), (r += i[a - 1].vp);
  return { cost: n, vp: r };
}
function vo(e, t) {
  const { floodgate: n, water: r } = G(e).edition;
  return e.water + n.rise[t - 1] <= r.max;
}
function yo(e, t) {
  (t.ask = `gate`), (t.source = mn);
  const n = G(e).edition.floodgate.rise.length;
  for (let r = 1; r <= n; r++) vo(e, r) && _o(e, r).cost <= q(e).guilder && f(t, J.gate + r);
}
function bo(e, t) {
  const n = e.state,
    r = t > n.gate,
    { cost: i, vp: a } = _o(n, t);
  if ((K(e, { type: `gate`, seat: n.turn.seat, to: t, cost: i }), a > 0 && wa(e, a, mn, V.floodgate), r))
    for (; Ua(e, F.raise, null); );
  xo(e);
}
function xo(e) {
  const t = e.state,
    n = G(t).edition.floodgate.rise[t.gate - 1];
  n > 0 && K(e, { type: `water`, to: t.water + n });
}
function So(e, t) {
  (t.ask = `wheels`), (t.source = mn);
  const { maxSteps: n } = G(e).edition.wheels,
    { tools: r } = q(e);
  for (let i = 1; i <= n; i++) Math.abs(i - e.gate) <= r && f(t, J.turn + i);
}
function Co(e, t) {
  wo(e, t) && lo(e);
}
function wo(e, t) {
  const n = e.state,
    r = q(n),
    { calendar: i } = r,
    a = r.large.length,
    o = Math.floor(r.steps / a);
  return (
    K(e, { type: `turned`, seat: n.turn.seat, steps: t, tools: Math.abs(t - n.gate) }),
    Math.floor(r.steps / a) > o && so(e),
    r.calendar > i
  );
}
function To(e, t) {
  const n = q(e);
  return t === 0 ? n.large[e.turn.large] : n.small[e.turn.small];
}
function Eo(e, t) {
  const n = G(e),
    r = To(e, t);
  return r >= 0
    ? n.tileEffect[r]
    : t === 0
      ? n.largeBoards[q(e).board][e.turn.large]
      : n.smallWheel[e.turn.small];
}
function Do(e) {
  const { tilePlus: t } = G(e);
  for (let n = 0; n <= 1; n++) {
    const r = To(e, n);
    if (r >= 0 && t[r]) return !0;
  }
  return !1;
}
function Oo(e, t, n) {
  if (((n.ask = `action`), (n.source = mn), t.done === 0)) {
    for (let t = 0; t <= 1; t++) Z(e, Eo(e, t)) && f(n, J.do + t);
    if (n.count === 0) {
      f(n, J.guilder), ao(e, n);
      return;
    }
  } else if (t.done < 3 && Do(e)) {
    const r = +(t.done === 1);
    Z(e, Eo(e, r)) && f(n, J.do + r);
  }
  ao(e, n), f(n, J.end), (n.confirm = !0);
}
function ko(e, t, n) {
  const r = e.state,
    { seat: i } = r.turn;
  if (t === J.end) K(e, { type: `end`, done: !0 });
  else if (t === J.guilder) Sa(e, G(r).edition.noAction, mn), K(e, { type: `noAction`, seat: i });
  else {
    const t = To(r, n),
      a = n === 0 ? r.turn.large : r.turn.small;
    K(e, { type: `wheelAction`, seat: i, side: n }), Ta(e, Eo(r, n), t >= 0 ? gn(t) : hn(n, a));
  }
}
const Q = (e) => (e + 1) % 3;
function Ao(e) {
  if (Y(e, 1e3).inside === `marketFreely`) return !0;
  for (const t of q(e).helpers) if (Y(e, t).inside === `marketFreely`) return !0;
  return !1;
}
function jo(e, t) {
  let n = e.neutrals[t];
  for (const r of e.players) r.area === t && r.on < 0 && n++;
  return n;
}
const Mo = (e, t) => No(e, t) >= 3;
function No(e, t) {
  let { seat: n } = e.turn,
    r = e.neutrals[t];
  for (let i = 0; i < e.players.length; i++) {
    const { area: a, on: o } = e.players[i];
    i !== n && a === t && (o < 0 || o === n) && r++;
  }
  return r;
}
function Po(e, t) {
  let n = e.neutrals[t];
  for (const r of e.players) r.area === t && n++;
  return n;
}
function Fo(e, t) {
  const { seat: n } = e.turn;
  if (t === n || (e.players[t].on >= 0 && e.players[t].on !== n)) return !1;
  for (let r = 0; r < e.players.length; r++) if (r !== n && e.players[r].on === t) return !1;
  return !0;
}
function Io(e, t) {
  for (let n = 0; n < e.players.length; n++) if (e.players[n].area === t && Fo(e, n)) return !0;
  return !1;
}
const Lo = (e) => Ao(e) && !e.turn.stacked;
function Ro(e) {
  return Lo(e) ? 0 : G(e).edition.stackCost;
}
function zo(e) {
  return Ao(e) ? 0 : G(e).edition.neutralCost;
}
function Bo(e, t) {
  return q(e).guilder - Vo(e, t);
}
function Vo(e, t) {
  const n = G(e).effects[t.effect];
  return t.paid || n.do !== `market` ? 0 : n.cost;
}
function Ho(e, t, n, r, i, a, o, s) {
  if (n === 0) return !1;
  const c = Q(t),
    l = (c === s) - +(c === o);
  if (No(e, c) + l < 3) return c === r || Ho(e, c, n - 1, r, i, a, o, s);
  const u = a ? 0 : G(e).edition.stackCost;
  if (u <= i && Io(e, c) && (c === r || Ho(e, c, n - 1, r, i - u, !1, o, s))) return !0;
  const d = Q(c);
  return c !== r && (d === r || Ho(e, d, n - 1, r, i, a, o, s));
}
function Uo(e, t, n, r) {
  if (e.turn.neutral) return `once`;
  if (jo(e, r) >= 3) return `full`;
  const i = Bo(e, t) - zo(e),
    { area: a } = q(e),
    o = G(e).edition.guilderMax;
  return Ho(e, a, t.left, r, o, Lo(e), n, r)
    ? i >= 0 && Ho(e, a, t.left, r, i, Lo(e), n, r)
      ? null
      : `money`
    : `unreached`;
}
function Wo(e, t, n) {
  if (!e.turn.neutral) {
    for (let r = 0; r < 3; r++)
      if (e.neutrals[r] !== 0)
        for (let i = 0; i < 3; i++) i !== r && Uo(e, t, r, i) === null && f(n, J.neutral + aa(r, i));
  }
}
function Go(e, t, n, r, i) {
  const a = Bo(e, t),
    o = Ro(e),
    s = Q(r),
    c = t.left - 1;
  if (o <= a && Ko(e, r, c, i, a - o, !1))
    for (let t = 0; t < e.players.length; t++) Jo(e, t) && f(n, J.stand + t);
  Ko(e, s, c, i, a, Lo(e)) && f(n, J.skip);
}
function Ko(e, t, n, r, i, a) {
  return r < 0 || t === r || Ho(e, t, n, r, i, a, -1, -1);
}
const qo = (e) => Mo(e, Q(q(e).area)),
  Jo = (e, t) => e.players[t].area === Q(q(e).area) && Fo(e, t);
function Yo(e, t, n) {
  if (((n.ask = `move`), t.left === 0 || Bo(e, t) < 0)) return;
  const r = Q(q(e).area);
  qo(e) ? (Go(e, t, n, r, t.duty), n.count === 0 && Go(e, t, n, r, -1)) : f(n, J.move), Wo(e, t, n);
}
function Xo(e, t) {
  K(e, { type: `visit`, seat: e.state.turn.seat, cost: Vo(e.state, t) });
}
function Zo(e, t, n) {
  const { edition: r } = G(e.state),
    i = r.stackCost;
  if (Hr(e.state, t)) {
    const a = i * r.gardener.worth.guilder;
    a > 0 && K(e, { type: `vp`, seat: t, n: a, as: Tn(n), source: n });
  } else i > 0 && K(e, { type: `guilder`, seat: t, n: i, source: n });
}
function Qo(e, t, n, r) {
  const i = e.state,
    { seat: a } = i.turn;
  if ((t.paid || Xo(e, t), n === J.neutral)) {
    K(e, { type: `neutral`, seat: a, from: la(r), to: ua(r), cost: zo(i) });
    return;
  }
  const o = Q(q(i).area),
    s = n === J.skip ? Q(o) : o;
  n === J.stand
    ? (K(e, { type: `moved`, seat: a, area: s, on: r, cost: Ro(i) }), Zo(e, r, yn(s)))
    : K(e, { type: `moved`, seat: a, area: s, on: -1, cost: 0 }),
    K(e, { type: `arrived`, area: s, count: Math.min(3, Po(i, s)) });
}
const $o = { reveals: !0 },
  es = [0, 0, 1, 2];
function ts(e, t) {
  const n = e.frames[e.frames.length - 1];
  return n.kind === `farm` ? (t === 3 ? n.looked : 0) : n.kind === `enhance` && n.stack === t ? n.looked : 0;
}
function ns(e, t) {
  const n = e.state,
    { discards: r } = n.stacks[t];
  if (n.random === null) throw new o();
  K(e, { type: `shuffled`, stack: t, items: se(ie(n.random, n.shuffles), r.slice()) });
}
function rs(e, t, n) {
  const r = e.state,
    i = ts(r, t),
    a = r.stacks[t];
  if ((a.items.length <= i && a.discards.length > 0 && ns(e, t), a.items.length === 0)) return !1;
  const s = a.items.length > i ? i : 0,
    c = a.items[a.items.length - 1 - s];
  if (c === null) throw new o();
  return K(e, { type: `refilled`, stack: t, place: n, item: c, under: s, reveals: !0 }), !0;
}
function is(e) {
  const t = e.state;
  for (let n = 0; n < t.tileOffer.length; n++) t.tileOffer[n] < 0 && !rs(e, es[n], n) && rs(e, 0, n);
}
function as(e) {
  const t = e.state;
  for (let n = 0; n < t.cardOffer.length; n++) t.cardOffer[n] < 0 && rs(e, 3, n);
}
function os(e, t, n, r) {
  const { items: i, seen: a } = e.state.stacks[n],
    o = a.slice(-r).every((e) => (e >> t) & 1);
  K(e, { type: `looked`, seat: t, stack: n, items: i.slice(-r).reverse(), ...(o ? {} : $o) });
}
function ss(e, t, n) {
  if (n < e.length) return e[n];
  const r = t.items[t.items.length - 1 - (n - e.length)];
  if (r === null) throw new o();
  return r;
}
function cs(e, t) {
  const n = G(e).effects[t];
  return n.do === `trade` && n.repeat === !0;
}
function ls(e, t, n) {
  n.ask = `trade`;
  const r = Qa(e, cs(e, t.effect));
  us(e, n, J.trade, r & $a(e)),
    X(e, F.trade, `tradeFreely`) >= 0 && us(e, n, J.supply, r),
    Za(e) && f(n, J.collect);
}
function us(e, t, n, r) {
  for (let i = 0; i < T.length; i++)
    if ((r >> i) & 1) for (let r = 0; r < 4; r++) e.tradeBulbs[r] < 0 && f(t, n + aa(i, r));
}
function ds(e, t, n, r) {
  const i = e.state,
    { seat: a } = i.turn;
  if (n === J.collect) {
    K(e, {
      type: `collected`,
      seat: a,
      bulbs: i.tradeBulbs
        .filter((e) => e >= 0)
        .sort((e, t) => e - t)
        .map((e) => 1 << e),
    });
    return;
  }
  const o = n === J.supply,
    s = ua(r);
  o && Ha(e, X(i, F.trade, `tradeFreely`)),
    K(e, { type: `traded`, seat: a, colour: la(r), space: s, supply: o }),
    fs(e, t.effect, s, o);
}
function fs(e, t, n, r) {
  const i = e.state,
    a = G(i),
    [o] = i.tradeCards;
  if (o === null) throw Error(`The top trade card is always known.`);
  const s = a.effects[t],
    c = s.do === `trade` ? (s.more ?? 0) : 0,
    l = (n + 1) % 4;
  c > 0 || r || X(i, F.trade, `tradeFreely`) >= 0
    ? K(e, { type: `quarters`, card: o, adjacent: (1 << n) | (1 << l), more: c, freely: r })
    : K(e, { type: `rewards`, items: [a.trade[o][n], a.trade[o][l]], sources: [bn(o, n), bn(o, l)] });
}
function ps(e) {
  const t = e.state;
  if (t.tradeBulbs.includes(-1)) return;
  const [n, r = n] = t.tradeCards;
  if (n === null || r === null) throw new o();
  K(
    e,
    (t.tradeSeen[1] ?? !0)
      ? { type: `tradeCleared`, card: n, next: r }
      : { type: `tradeCleared`, card: n, next: r, reveals: !0 },
  );
}
function ms(e, t) {
  ps(e), Wa(e, t);
}
function hs(e) {
  const t = G(e),
    n = ci(e),
    r = n === 0,
    i = _s(r ? gs(e) : li(t, n) & ~n & t.allSpaces);
  if (i.length === 0) return;
  const a = Math.max(...i.map((e) => t.spaceCost[e])),
    [o, s] = i.filter((e) => t.spaceCost[e] === a).sort((t, n) => vs(e, t, n));
  return r
    ? { space: o, why: `firstWindmill` }
    : s === void 0
      ? { space: o, why: `dearest` }
      : { space: o, why: vs(e, o, s) < 0 ? `betterFields` : `listedFirst` };
}
function gs(e) {
  let { areaSpaces: t } = G(e),
    { area: n } = e.players[1];
  for (; t[n] === 0; ) n = Q(n);
  return t[n];
}
function _s(e) {
  const t = [];
  for (let n = 0; e >> n !== 0; n++) (e >> n) & 1 && t.push(n);
  return t;
}
function vs(e, t, n) {
  const { touches: r } = G(e).gardener,
    [i, a] = [r[t], r[n]],
    o = i.findIndex((e, t) => e !== a[t]);
  return o >= 0 && o < a.length ? i[o] - a[o] : a.length - i.length;
}
function ys(e, t) {
  const [n] = fi(e, G(e), 1, t);
  return da(n, 0);
}
function bs(e, t) {
  let { rows: n, patches: r } = e,
    i = 0;
  for (let e = 0; e < 4; e++) {
    const a = n[e];
    if (a > 0 && a < 7 && r[e * 7] === t) return { row: e, patch: e * 7 + a, why: `sameColour` };
    a < n[i] && (i = e);
  }
  const a = n[i];
  if (a !== 7) return { row: i, patch: i * 7 + a, why: `leftmost` };
}
function xs(e, r, i) {
  if (r === ze) return { colour: i, why: `cardColour` };
  if (n(r)) return { colour: t(r), why: `shownColour` };
  const a = Ss(e);
  return a < 0 ? { colour: i, why: `noRowBegun` } : { colour: e.patches[a * 7], why: `nearestRow` };
}
function Ss({ rows: e }) {
  let t = -1;
  for (let n = 0; n < 4; n++) e[n] !== 0 && e[n] !== 7 && (t < 0 || e[n] > e[t]) && (t = n);
  return t;
}
function Cs(e) {
  const { discards: t } = Wr(e);
  return t[t.length - 1];
}
const ws = (e) => G(e).gardener.colour[Cs(e)];
function Ts(e, t, n, r) {
  const i = e.state,
    o = G(i);
  K(e, { type: `gardenerDoes`, effect: t, source: n, why: r });
  const s = o.effects[t];
  if (An(s)) return K(e, { type: `gardenerIdle`, why: `nothingForIt` });
  switch (s.do) {
    case `gain`:
      return Es(e, t, n);
    case `lower`:
      return Ds(e, s.strength, s.both === !0, n);
    case `enhance`:
      return Os(e);
    case `farm`:
      return ks(e);
    case `build`:
      return As(e, n);
    case `market`:
      return Ms(e, s.moves);
    case `plant`:
      return Ns(e, s.bulbs, `plantAction`);
    case `marketReward`:
      return Ns(e, 1, `areaReward`);
    case `trade`:
      return Fs(e);
    case `seq`:
      return K(e, { type: `gardenerIdle`, why: `nothingForIt` });
    default:
      return a(s);
  }
}
function Es(e, t, n) {
  const r = G(e.state),
    i = r.effects[t];
  if (i.do !== `gain`) return;
  const { worth: a } = r.edition.gardener,
    o = (i.vp ?? 0) + (i.guilder ?? 0) * a.guilder + (i.tools ?? 0) * a.tool;
  o > 0 && wa(e, o, n);
  for (const n of r.bulbs[t]) {
    const { colour: t, why: r } = xs(e.state.players[1], n, ws(e.state));
    Ps(e, t, r);
  }
}
function Ds(e, t, n, r) {
  const i = e.state,
    { edition: a, section: o } = G(i),
    { guilder: s, vp: c } = a.water.sections[o[i.water]],
    l = s * a.gardener.worth.guilder,
    u = n ? c + l : c || l,
    d = Math.max(0, i.water - t);
  u > 0 && wa(e, t * u, r, V.water), K(e, { type: `lowered`, seat: 1, guilder: 0, vp: t * u, to: d });
}
function Os(e) {
  const t = e.state,
    n = G(t).gardener.tiles[Wr(t).back].filter((e) => t.tileOffer[e] >= 0);
  n.length === 0 && K(e, { type: `gardenerIdle`, why: `noTile` });
  for (const r of n) K(e, { type: `gardenerTile`, tile: t.tileOffer[r], place: r, why: `backShows` });
  is(e);
}
function ks(e) {
  const t = e.state,
    n = G(t).gardener.farm[Wr(t).back].find((e) => t.cardOffer[e] >= 0);
  n === void 0
    ? K(e, { type: `gardenerIdle`, why: `noCard` })
    : (K(e, { type: `gardenerFarm`, card: t.cardOffer[n], place: n, why: `backPrefers` }), as(e));
}
function As(e, t) {
  const n = e.state,
    r = G(n),
    i = n.players[1].groups.findIndex((e) => e > 0),
    a = hs(n);
  if (i < 0 || a === void 0) {
    K(e, { type: `gardenerIdle`, why: i < 0 ? `noWindmill` : `noSpace` });
    return;
  }
  const { space: o, why: s } = a;
  K(e, { type: `gardenerBuilt`, space: o, group: i, why: s });
  const c = ys(n, o);
  c > 0 && K(e, { type: `vp`, seat: 0, n: c, as: V.paths, source: t }),
    js(e, r.spaceRewards[o], r.spaceSources[o], `fieldReward`);
}
function js(e, t, n, r) {
  const { liking: i } = G(e.state).gardener,
    a = t.map((e, t) => t).sort((e, n) => i[t[e]] - i[t[n]]);
  for (const i of a) Ts(e, t[i], n[i], r);
}
function Ms(e, t) {
  const n = e.state;
  for (let r = t; r > 0; r--) {
    const t = Q(n.players[1].area),
      r = Mo(n, t);
    K(e, { type: `gardenerMoved`, area: r ? Q(t) : t, why: r ? `skipsFull` : `nextArea` }),
      Ps(e, ws(n), `marketStep`);
  }
}
function Ns(e, t, n) {
  for (let r = t; r > 0; r--) Ps(e, ws(e.state), n);
}
function Ps(e, t, n) {
  const r = e.state,
    i = G(r),
    a = r.players[1],
    o = bs(a, t);
  if (o === void 0) {
    K(e, { type: `gardenerIdle`, why: `patchesFull` });
    const { bulb: t } = i.edition.gardener.worth;
    t > 0 && wa(e, t, mn, V.patches);
    return;
  }
  const { row: s, patch: c, why: l } = o;
  K(e, { type: `gardenerPlanted`, colour: t, row: s, whyColour: n, why: l });
  const u = i.gardener.overlay[c];
  u >= 0 && Ts(e, u, vn(c), `patchReward`);
}
function Fs(e) {
  const t = e.state,
    { gardener: n, trade: r } = G(t),
    i = Cs(t),
    a = n.colour[i];
  if (t.tradeBulbs.includes(a)) {
    const r = n.order[i].flatMap((e) => t.tradeBulbs.filter((t) => t === e));
    K(e, { type: `gardenerCollected`, bulbs: r, why: `colourOnCard` });
    for (const t of r) Ps(e, t, `tradeOrder`);
    return;
  }
  let s = n.trade[i],
    c = s;
  for (; t.tradeBulbs[c] >= 0; ) c = (c + 1) % 4;
  const [l] = t.tradeCards;
  if (l === null) throw new o();
  K(e, { type: `gardenerTraded`, colour: a, space: c, why: c === s ? `markedSpace` : `nextFree` });
  const u = (c + 1) % 4;
  js(e, [r[l][c], r[l][u]], [bn(l, c), bn(l, u)], `tradeReward`), ps(e);
}
function Is(e) {
  Ls(e), zs(e), xo(e), wo(e, e.state.gate) && Bs(e), Us(e), Ws(e), K(e, { type: `end`, done: !0 });
}
function Ls(e) {
  const t = e.state,
    { back: n } = G(t).gardener,
    { deck: r } = Wr(t),
    [i, a] = [r[r.length - 2], r[r.length - 1]];
  if (a == null || i === null) throw new o();
  K(e, { type: `gardenerCard`, card: a, back: i === void 0 ? -1 : n[i], why: `nextCard`, reveals: !0 }),
    i === void 0 && Rs(e);
}
function Rs(e) {
  const t = e.state,
    { discards: n } = Wr(t);
  if (t.random === null) throw new o();
  const r = se(ie(t.random, t.shuffles), n.slice(0, -1)),
    i = G(t).gardener.back[r[r.length - 1]];
  K(e, { type: `gardenerDeck`, deck: r, back: i, why: `deckOut`, reveals: !0 });
}
function zs(e) {
  let t = e.state,
    n = G(t),
    r = n.gardener.gate[Cs(t)],
    i = n.edition.floodgate.rise.length,
    a = Math.min(i, Math.max(1, t.gate + r)),
    o = a;
  for (; !vo(t, o); ) o--;
  let s = r === 0 ? `gateStays` : `cardSays`;
  a !== t.gate + r && (s = `trackEnds`), o !== a && (s = `waterFull`);
  const { vp: c } = _o(t, o);
  K(e, { type: `gardenerGate`, from: t.gate, to: o, shown: r, why: s }), c > 0 && wa(e, c, mn, V.floodgate);
}
function Bs(e) {
  const n = e.state,
    r = n.players[1].calendar;
  n.turn.common && Vs(e, r, -1, `commonReward`);
  const i = ro(n);
  i !== 0 && Vs(e, r, t(i), `topmostOpen`), Hs(e);
}
function Vs(e, t, n, r) {
  const i = G(e.state);
  K(e, { type: `calendarTaken`, seat: 1, column: t, row: n }),
    Ts(e, n === -1 ? i.calendarCommon[t] : i.calendarUnique[t][n], xn(t, n), r);
}
function Hs(e) {
  const t = e.state,
    { wish: n, yours: r } = Wr(t),
    i = G(t).edition.startingCards[t.wish].vp.length;
  if (n === 0) return;
  const a = n < 0 ? i - 1 : n - 1;
  a === r
    ? K(e, { type: `gardenerIdle`, why: `wishHeld` })
    : K(e, { type: `gardenerWish`, to: a, why: `wishClimbs` });
}
function Us(e) {
  const t = e.state,
    { section: n, gardener: r } = G(t),
    i = Cs(t);
  (r.lowers[i] >> n[t.water]) & 1
    ? Ts(e, r.lower, wn(i), `sectionShown`)
    : K(e, { type: `gardenerIdle`, why: `sectionNotShown` });
}
function Ws(e) {
  const t = e.state,
    { board: n } = t.players[1],
    { large: r } = t.turn;
  Ts(e, G(t).largeBoards[n][r], hn(0, r), `largeWheel`);
}
function Gs(e, t) {
  const n = G(e).effects[t];
  return n.do === `build` ? (n.unconnected ?? -1) : -1;
}
function Ks(e, n, r) {
  const i = q(e);
  if (n.step === Vr.space) {
    if (((r.ask = `build`), zi(i) === 0)) return;
    let a = ui(G(e), ci(e), i.guilder, Gs(e, n.effect));
    for (; a !== 0; a &= a - 1) f(r, J.build + t(a));
  } else if (n.step === Vr.group) {
    r.ask = `group`;
    for (let e = 0; e < i.groups.length; e++) i.groups[e] > 0 && f(r, J.from + e);
  } else if (n.step === Vr.path) {
    r.ask = `path`;
    for (const t of fi(e, G(e), e.turn.seat, n.space)) f(r, J.path + t);
  }
}
function qs(e, t, n, r) {
  const i = e.state,
    { seat: a } = i.turn;
  if (n === J.build) K(e, { type: `space`, space: r });
  else if (n === J.from) {
    const n = di(G(i), ci(i), t.space, Gs(i, t.effect));
    K(e, { type: `built`, seat: a, space: t.space, group: r, cost: n }), ba(e);
  } else {
    for (let n = 0; n < i.players.length; n++) {
      const i = da(r, n);
      i > 0 && K(e, { type: `vp`, seat: n, n: i, as: V.paths, source: t.source });
    }
    K(e, { type: `traced` });
    const n = G(i);
    K(e, { type: `rewards`, items: n.spaceRewards[t.space], sources: n.spaceSources[t.space] });
  }
}
function Js(e, t) {
  const n = q(e).large.length;
  return t === e.turn.large || t === n + e.turn.small;
}
function Ys(e, t, n) {
  const r = q(e);
  if (t.bought) Zs(t.looked, n);
  else if (t.picked >= 0) {
    n.ask = `section`;
    const t = r.large.length + r.small.length;
    for (let r = 0; r < t; r++) Js(e, r) || f(n, J.on + r);
  } else Xs(e, t, n), n.count === 0 && Zs(t.looked, n);
}
function Xs(e, t, n) {
  n.ask = `tile`;
  const r = G(e),
    { guilder: i } = q(e);
  for (let t = 0; t < e.tileOffer.length; t++) {
    const a = e.tileOffer[t];
    a >= 0 && r.tileCost[a] <= i && f(n, J.tile + t);
  }
  if (t.looked > 0 && r.edition.tileCost[_t[t.stack]] <= i)
    for (let r = 0; r < t.looked; r++) f(n, J.tile + e.tileOffer.length + r);
  if (
    n.count !== 0 &&
    (!t.refreshed && i >= r.edition.refreshCost && f(n, J.refresh),
    X(e, F.enhance, `look`) >= 0 && t.stack < 0)
  )
    for (let t = 0; t < _t.length; t++) e.stacks[t].items.length > 0 && f(n, J.look + t);
}
function Zs(e, t) {
  e !== 0 && ((t.ask = `leave`), f(t, J.leave + 0), f(t, J.leave + 1));
}
function Qs(e, t, n, r) {
  const i = e.state,
    { seat: a } = i.turn;
  switch (n) {
    case J.refresh:
      return K(e, { type: `refreshed`, seat: a, cost: G(i).edition.refreshCost }), is(e);
    case J.look: {
      const t = X(i, F.enhance, `look`);
      return Ha(e, t), os(e, a, r, Y(i, t).amount);
    }
    case J.tile:
      K(e, { type: `picked`, place: r, role: -1 });
      return;
    case J.on:
      return $s(e, t, r);
    default:
      K(e, { type: `left`, stack: t.stack, count: t.looked, discard: r !== 0 });
  }
}
function $s(e, t, n) {
  const r = e.state,
    { seat: i } = r.turn,
    { picked: a, stack: o } = t,
    s = r.tileOffer.length,
    c = ss(r.tileOffer, r.stacks[o], a),
    l = G(r).tileCost[c];
  K(e, {
    type: `installed`,
    seat: i,
    tile: c,
    section: n,
    cost: l,
    place: a,
    stack: o,
    ...(a < s ? {} : $o),
  }),
    ba(e),
    is(e);
}
function ec(e, t) {
  return G(e).effects[t].do === `gain`;
}
function tc(e, t, n) {
  const r = t.items[n];
  return !ec(e, r) || (G(e).bulbs[r].length > 0 && Ea(e, nc(e, t)));
}
function nc(e, t) {
  let { bulbs: n } = G(e),
    r = 0;
  for (let e = 0; e < t.items.length; e++) u(t, e) && (r += n[t.items[e]].length);
  return r;
}
function rc(e, t) {
  let { immediate: n } = G(e),
    r = -1,
    i = !1,
    a = -1,
    o = !1;
  for (let s = 0; s < t.items.length; s++)
    if (u(t, s)) {
      if (n[t.items[s]]) return s;
      r < 0 && (r = s),
        t.items[s] !== t.items[r] && (i = !0),
        a < 0 && ec(e, t.items[s]) && (a = s),
        tc(e, t, s) && (o = !0);
    }
  return a >= 0 && (!o || (!i && !io(e))) ? a : -1;
}
function ic(e, t, n) {
  if (((n.ask = `reward`), rc(e, t) >= 0)) return;
  n.source = mn;
  let r = !1;
  for (let i = 0; i < t.items.length; i++)
    u(t, i) &&
      (r || (n.source = t.sources[i]), (r = !0), !d(t, i) && Z(e, t.items[i]) && f(n, J.take + t.items[i]));
  r && (n.count !== 0 || io(e)) && (ao(e, n), f(n, J.pass));
}
function ac(e, t, n, r) {
  if (n === J.take) {
    for (let n = 0; n < t.items.length; n++) if (u(t, n) && t.items[n] === r) return sc(e, t, n);
  }
  const { bulbs: i } = G(e.state);
  for (let n = 0; n < t.items.length; n++) {
    const r = t.items[n];
    u(t, n) && ec(e.state, r) && i[r].length === 0 && sc(e, t, n);
  }
  K(e, { type: `end`, done: !1 });
}
function oc(e, t) {
  const n = rc(e.state, t);
  n >= 0 ? sc(e, t, n) : K(e, { type: `end`, done: !0 });
}
function sc(e, t, n) {
  const r = t.items[n],
    i = t.sources[n];
  K(e, { type: `took`, item: n, effect: r, source: i }), Ta(e, r, i);
}
function cc(e, t, n) {
  const r = e.state,
    i = G(r).bulbs[t].length,
    a = i > 0 && Ea(r, i) && io(r);
  ec(r, t) && !a ? Ta(e, t, n) : K(e, { type: `rewards`, items: [t], sources: [n] });
}
function lc(e, t, n) {
  if (((n.ask = `market`), (n.source = yn(t.area)), t.left === 0)) return;
  const r = G(e).market[t.area];
  for (let t = 0; t < r.length; t++) r.indexOf(r[t]) === t && Z(e, r[t]) && f(n, J.take + r[t]);
  (n.count !== 0 || io(e)) && (ao(e, n), f(n, J.pass));
}
function uc(e, t, n, r) {
  if (n === J.pass) {
    K(e, { type: `end`, done: !0 });
    return;
  }
  const i = Ao(e.state) ? 1 : t.left,
    a = yn(t.area);
  if ((K(e, { type: `areaChosen`, area: t.area, effect: r, times: i }), i > 1)) {
    const t = i - 1;
    K(e, { type: `rewards`, items: Array(t).fill(r), sources: Array(t).fill(a) });
  }
  Ta(e, r, a);
}
function dc(t, n, r) {
  const i = 1 << r,
    a = e(n.taken) < 2 + n.extra;
  return n.adjacent & i || n.freely
    ? a
      ? J.quarter
      : 0
    : e(n.taken & ~n.adjacent) < n.extra
      ? J.quarter
      : a && X(t, F.trade, `tradeFreely`) >= 0
        ? J.any
        : 0;
}
function fc(e, t) {
  return t.more > 0 && t.extra === 0 && q(e).guilder >= 1;
}
function pc(t, n, r) {
  (r.ask = `quarter`), (r.source = bn(n.card, 0));
  const i = G(t).trade[n.card];
  for (let e = 0; e < i.length; e++) {
    if ((n.taken >> e) & 1) continue;
    const a = dc(t, n, e);
    a !== 0 && Z(t, i[e]) && f(r, a + e), fc(t, n) && Z(t, i[e], 1) && f(r, J.buy + e);
  }
  const a = e(n.taken) < 2 + n.extra || (n.more > 0 && n.extra === 0);
  (r.count !== 0 || (a && io(t))) && (ao(t, r), f(r, J.pass));
}
function mc(e, t, n, r) {
  const i = e.state;
  if (n === J.pass) {
    K(e, { type: `end`, done: !0 });
    return;
  }
  n === J.any && Ha(e, X(i, F.trade, `tradeFreely`)),
    n === J.buy && K(e, { type: `paid`, seat: i.turn.seat, n: 1 });
  const a = n === J.buy ? t.more : t.extra;
  K(e, { type: `quarter`, card: t.card, quarter: r, extra: a, freely: t.freely || n === J.any }),
    Ta(e, G(i).trade[t.card][r], bn(t.card, r));
}
function hc(e, t) {
  const n = e.state,
    r = G(n),
    i = r.parts[t.effect],
    { at: a, source: o } = t,
    s = i[a];
  a === i.length || !t.done || !Z(n, s)
    ? K(e, { type: `end`, done: !0 })
    : (K(e, { type: `next` }),
      a > 0 && r.action[i[a - 1]] >= 0 && r.action[s] >= 0
        ? K(e, { type: `rewards`, items: [s], sources: [o] })
        : Ta(e, s, o));
}
const gc = { V: J, emit: K, contractVp: Wi };
function _c(e, t, n) {
  (n.ask = t.kind), (n.source = t.source), kn[t.kind].ask(e, t, n, gc);
}
function vc(e, t, n, r) {
  (n === J.pass || kn[t.kind].answer(e, t, n, r, gc)) && K(e, { type: `end`, done: !0 });
}
function yc(e, t) {
  K(e, { type: `end`, done: !0 });
}
function bc(e, t, n) {
  kn[t.kind].blocked(e, t, n, gc);
}
function xc(e, t, n) {
  const r = e.frames[e.frames.length - 1];
  if (r === void 0 || n.count === 0 || n.seat !== t) return [];
  const i = [],
    a = G(e),
    o = new Set(n.codes.slice(0, n.count).map((e) => ya(a, e).key)),
    s = (e, t, n) => {
      const r = ya(a, e);
      o.has(r.key) || (o.add(r.key), i.push({ ...r, rule: t, reason: n }));
    };
  return Sc(e, r, s), Lc(e, s), i;
}
function Sc(e, t, n) {
  switch (t.kind) {
    case `startingCard`:
      for (const t of e.players) t.start >= 0 && n(J.start + t.start, `SET-7`, `cardTaken`);
      return;
    case `marker`:
      for (let t = 0; t < e.neutrals.length; t++) n(J.area + t, `SET-8`, `areaTaken`);
      return;
    case `gate`:
      return Cc(e, n);
    case `wheels`:
      for (let t = 1; t <= G(e).edition.wheels.maxSteps; t++) n(J.turn + t, `WHL-2`, `tools`);
      return;
    case `actions`:
      return wc(e, t, n);
    case `rewards`:
      for (let r = 0; r < t.items.length; r++)
        (t.taken >> r) & 1 || Tc(e, J.take + t.items[r], t.items[r], n);
      return;
    case `area`:
      for (const r of G(e).market[t.area]) Tc(e, J.take + r, r, n);
      return;
    case `gain`:
      return Ec(e, t, n);
    case `quarters`:
      return Dc(e, t, n);
    case `seq`:
    case `gardener`:
      return;
    case `lower`:
    case `enhance`:
    case `farm`:
    case `build`:
    case `market`:
    case `plant`:
    case `trade`:
      return Oc(e, t, n), Ic(e, t, n);
    default:
      return bc(e, t, n);
  }
}
function Cc(e, t) {
  const n = G(e).edition.floodgate.rise.length;
  for (let r = 1; r <= n; r++)
    vo(e, r)
      ? _o(e, r).cost > q(e).guilder && t(J.gate + r, `MON-1`, `guilder`)
      : t(J.gate + r, `FLO-2`, `waterOver`);
}
function wc(e, t, n) {
  for (let r = 0; r < 2; r++) {
    const i = J.do + r;
    t.done === 4
      ? n(i, `ACT-2`, `turnEnds`)
      : (t.done >> r) & 1
        ? n(i, `ACT-1`, `done`)
        : t.done !== 0 && !Do(e)
          ? n(i, `ACT-1`, `onlyOne`)
          : Tc(e, i, Eo(e, r), n);
  }
  t.done === 0 && n(J.guilder, `ACT-2`, `canAct`);
}
function Tc(e, t, n, r) {
  if (Z(e, n)) return;
  const i = G(e),
    a = i.effects[n],
    o = q(e);
  switch (a.do) {
    case `enhance`:
      return r(t, `ENH-2`, `noTile`);
    case `farm`:
      return r(t, `FRM-2`, `noCard`);
    case `build`:
      return zi(o) === 0 ? r(t, `BLD-1`, `noWindmill`) : r(t, `BLD-1`, `noSpace`);
    case `market`:
      return r(t, `MKT-1`, `guilder`);
    case `plant`:
      return Bi(o) ? r(t, `PLT-1`, `noBulb`) : r(t, `PLT-1`, `noPatch`);
    case `trade`:
      return r(t, `TRD-1`, `noTrade`);
    case `marketReward`:
      return r(t, `CRD-4`, `nothingHere`);
    case `seq`:
      for (const a of i.parts[n]) Tc(e, t, a, r);
      return;
    case `gain`:
    case `lower`:
      return;
    default: {
      const { impossible: e } = kn[a.do];
      e && r(t, ...e);
    }
  }
}
function Ec(e, t, n) {
  if (Oa(t) < 0) return;
  const r = Vi(e, q(e));
  r < 0 ? n(J.store, `STO-1`, `storageFull`) : r > q(e).guilder && n(J.store, `STO-1`, `guilder`);
}
function Dc(t, n, r) {
  const i = G(t).trade[n.card],
    a = e(n.taken) < 2 + n.extra;
  for (let e = 0; e < i.length; e++) {
    const o = J.quarter + e;
    (n.taken >> e) & 1
      ? r(o, `TRD-1`, `quarterTaken`)
      : Z(t, i[e])
        ? a
          ? r(o, `TRD-1`, `notAdjacent`)
          : r(o, `TRD-1`, `enoughRewards`)
        : Tc(t, o, i[e], r),
      n.more > 0 && n.extra === 0 && q(t).guilder < 1 && r(J.buy + e, `CRD-7`, `guilder`);
  }
}
function Oc(e, t, n) {
  if (t.phase !== 2)
    switch (t.kind) {
      case `lower`:
        return;
      case `enhance`:
        return Ac(e, t, n);
      case `farm`:
        return jc(e, t, n);
      case `build`:
        return Mc(e, t, n);
      case `market`:
        return Nc(e, t, n);
      case `plant`:
        return Pc(e, t, n);
      case `trade`:
        return Fc(e, t, n);
      default:
        return a(t);
    }
}
function kc(e, t, n, r) {
  t ? r(J.refresh, n, `refreshed`) : q(e).guilder < G(e).edition.refreshCost && r(J.refresh, n, `guilder`);
}
function Ac(e, t, n) {
  if (!t.bought) {
    if (t.picked >= 0) {
      const t = q(e).large.length + q(e).small.length;
      for (let r = 0; r < t; r++) Js(e, r) && n(J.on + r, `ENH-2`, `activeSection`);
    } else {
      for (let r = 0; r < e.tileOffer.length + t.looked; r++) {
        const t = r < e.tileOffer.length && e.tileOffer[r] < 0;
        n(J.tile + r, t ? `ENH-3` : `MON-1`, t ? `emptyPlace` : `guilder`);
      }
      if ((kc(e, t.refreshed, `ENH-1`, n), !(X(e, Ga(t), `look`) < 0)))
        for (let e = 0; e < _t.length; e++)
          n(J.look + e, `CRD-5`, t.stack >= 0 ? `lookedAlready` : `emptyStack`);
    }
  }
}
function jc(e, t, n) {
  if (!(t.bought || t.picked !== -1)) {
    for (let t = 0; t < e.cardOffer.length; t++)
      n(J.hire + t, `FRM-3`, `emptyPlace`), n(J.sign + t, `FRM-3`, `emptyPlace`);
    kc(e, t.refreshed, `FRM-1`, n), X(e, Ga(t), `look`) >= 0 && n(J.look + 3, `CRD-5`, `emptyStack`);
  }
}
function Mc(e, t, n) {
  const r = G(e),
    i = q(e);
  if (t.step === Vr.group) {
    for (let e = 0; e < i.groups.length; e++) n(J.from + e, `BLD-1`, `emptyGroup`);
    return;
  }
  if (t.step !== Vr.space) return;
  const a = ci(e),
    o = Gs(e, t.effect),
    s = ui(r, a, i.guilder, o);
  for (let e = 0; e < r.spaceCost.length; e++) {
    const t = J.build + e,
      c = (li(r, a) >> e) & 1;
    (a >> e) & 1
      ? n(t, `BLD-1`, `occupied`)
      : !c && o < 0
        ? n(t, `BLD-2`, `notConnected`)
        : di(r, a, e, o) > i.guilder
          ? n(t, `MON-1`, `guilder`)
          : (s >> e) & 1 || n(t, `BLD-1`, `noWindmill`);
  }
}
function Nc(e, t, n) {
  Bo(e, t) < 0 && n(J.move, `MKT-1`, `guilder`), n(J.move, `MKT-4`, `areaFull`);
  const r = qo(e);
  n(J.skip, r ? `MKT-3` : `MKT-4`, r ? `duty` : `areaNotFull`);
  for (let i = 0; i < e.players.length; i++) {
    if (i === e.turn.seat) continue;
    const a = J.stand + i;
    r
      ? Jo(e, i)
        ? Ro(e) > Bo(e, t)
          ? n(a, `MKT-4`, `guilder`)
          : n(a, `MKT-3`, `duty`)
        : n(a, `MKT-4`, `covers`)
      : n(a, `MKT-4`, `areaNotFull`);
  }
  const i = { once: `neutralOnce`, money: `guilder`, full: `neutralFull`, unreached: `neutralUnreached` },
    a = e.neutrals.length;
  for (let r = 0; r < a; r++)
    for (let o = 0; o < a; o++) {
      if (r === o) continue;
      const a = Uo(e, t, r, o),
        s = J.neutral + aa(r, o);
      e.neutrals[r] === 0 && !e.turn.neutral ? n(s, `MKT-3`, `noNeutral`) : a !== null && n(s, `MKT-3`, i[a]);
    }
}
function Pc(e, t, n) {
  const r = q(e);
  for (let e = 0; e < T.length; e++)
    for (let i = 0; i < 4; i++) {
      const a = J.plant + aa(e, i);
      r.rows[i] >= 7
        ? n(a, `PLT-1`, `rowFull`)
        : r.storage[e] === 0
          ? n(a, `PLT-1`, `noSuchBulb`)
          : t.left === 0 && n(a, `PLT-1`, `allPlanted`);
    }
  t.planted < t.need && n(J.stop, `HLP-2`, `bound`),
    X(e, Ga(t), `plantMore`) >= 0 && t.left === 0 && Li(r) > 0 && !Ba(e) && n(J.more, `MON-2`, `vp`);
}
function Fc(e, t, n) {
  if (t.phase === 1) return;
  const r = Qa(e, cs(e, t.effect)),
    i = X(e, F.trade, `tradeFreely`) >= 0;
  for (let t = 0; t < T.length; t++)
    for (let a = 0; a < e.tradeBulbs.length; a++) {
      const o = aa(t, a),
        s = e.tradeBulbs[a] >= 0 ? `spaceTaken` : (r >> t) & 1 ? `noSuchBulb` : `colourOnCard`;
      (s !== `noSuchBulb` || !(($a(e) >> t) & 1)) && n(J.trade + o, `TRD-1`, s),
        i && s !== `noSuchBulb` && n(J.supply + o, `TRD-1`, s);
    }
  Za(e) || n(J.collect, `TRD-1`, `nothingToCollect`);
}
function Ic(e, t, n) {
  for (const r of [Lr, ...q(e).helpers]) {
    const i = Y(e, r);
    i.when !== Ga(t) ||
      i.unasked ||
      (i.effect < 0 && i.inside !== `strength`) ||
      (Pa(e, r)
        ? t.phase === 1
          ? n(J.helper + r, `HLP-1`, `inBetween`)
          : i.inside === `strength`
            ? n(J.helper + r, t.phase === 2 ? `HLP-4` : `HLP-2`, t.phase === 2 ? `onlyInside` : `promised`)
            : Z(e, i.effect)
              ? n(J.helper + r, `HLP-2`, `notFulfilled`)
              : Tc(e, J.helper + r, i.effect, n)
        : n(J.helper + r, `HLP-1`, `usedHelper`));
  }
}
function Lc(e, t) {
  const n = G(e),
    r = q(e).calendar;
  if (
    (e.turn.common && t(J.calendar, `CAL-2`, Z(e, n.calendarCommon[r]) ? `notNow` : `doesNothing`),
    e.turn.unique)
  )
    for (let i = 0; i < n.calendarUnique[r].length; i++) {
      const n = J.calendar + i + 1;
      i >= to(e)
        ? t(n, `SET-11`, `notInPlay`)
        : t(n, `CAL-2`, (e.covered[r] >> i) & 1 ? `covered` : `notNow`);
    }
}
const Rc = (e, t) => (t === 0 ? G(e).edition.helperPlaces.length : G(e).edition.contractPlaces),
  zc = (e, t) => (t === 0 ? e.helpers : e.contracts);
function Bc(e, t, n) {
  if (t.bought || t.picked === -2) Zs(t.looked, n);
  else if (t.picked >= 0) {
    n.ask = `replace`;
    for (let r = 0; r < Rc(e, t.role); r++) f(n, J.replace + r);
  } else Vc(e, t, n);
}
function Vc(e, t, n) {
  n.ask = `card`;
  const r = e.cardOffer.length;
  for (let i = 0; i < r + t.looked; i++)
    (i < r && e.cardOffer[i] < 0) || (f(n, J.hire + i), f(n, J.sign + i));
  if (n.count === 0) return;
  const { refreshCost: i } = G(e).edition;
  !t.refreshed && q(e).guilder >= i && f(n, J.refresh),
    X(e, F.farm, `look`) >= 0 && e.stacks[3].items.length > 0 && f(n, J.look + 3),
    f(n, J.pass);
}
function Hc(e, t, n, r) {
  const i = e.state,
    { seat: a } = i.turn;
  switch (n) {
    case J.refresh:
      return K(e, { type: `refreshed`, seat: a, cost: G(i).edition.refreshCost }), as(e);
    case J.look: {
      const t = X(i, F.farm, `look`);
      return Ha(e, t), os(e, a, 3, Y(i, t).amount);
    }
    case J.hire:
    case J.sign: {
      const a = n === J.hire ? 0 : 1,
        o = zc(q(i), a).length;
      K(e, { type: `picked`, place: r, role: a }), o < Rc(i, a) && Uc(e, t, o);
      return;
    }
    case J.replace:
      return Uc(e, t, r);
    case J.pass:
      K(e, { type: `picked`, place: -2, role: 0 });
      return;
    default:
      K(e, { type: `left`, stack: 3, count: t.looked, discard: r !== 0 });
  }
}
function Uc(e, t, n) {
  const r = e.state,
    { seat: i } = r.turn,
    { picked: a, role: o } = t,
    s = r.cardOffer.length,
    c = ss(r.cardOffer, r.stacks[3], a),
    l = n === zc(q(r), o).length;
  K(e, { type: `tucked`, seat: i, card: c, role: o, slot: n, place: a, ...(a < s ? {} : $o) });
  const u = G(r).edition.helperPlaces[n];
  o === 0 && l && u > 0 && wa(e, u, t.source, V.helperPlaces), ba(e), as(e);
}
function Wc(e, t, n) {
  n.ask = `lower`;
  const r = G(e),
    i = r.effects[t.effect],
    a = r.edition.water.sections[r.section[e.water]],
    { strength: o } = t,
    s = Ra(e, t);
  if ((s >= 0 && f(n, J.helper + s), !(o < t.need && s >= 0))) {
    if (a.vp === 0) f(n, J.split + oa(o, 0));
    else if (i.do === `lower` && i.both) f(n, J.split + oa(o, o));
    else for (let e = 0; e <= o; e++) f(n, J.split + oa(o - e, e));
  }
}
function Gc(e, t, n) {
  const r = e.state,
    i = G(r),
    a = i.edition.water.sections[i.section[r.water]],
    o = sa(n) * a.guilder,
    s = ca(n) * a.vp;
  o > 0 && Sa(e, o, t.source),
    s > 0 && wa(e, s, t.source, V.water),
    K(e, { type: `lowered`, seat: r.turn.seat, guilder: o, vp: s, to: Math.max(0, r.water - t.strength) }),
    Wa(e, t);
}
function Kc(e, t, n) {
  n.ask = `plant`;
  const r = q(e),
    i = Li(r) > 0 && Bi(r);
  if (i && t.left > 0) {
    for (let e = 0; e < r.storage.length; e++)
      if (r.storage[e] !== 0) for (let t = 0; t < 4; t++) r.rows[t] < 7 && f(n, J.plant + aa(e, t));
  } else i && Ba(e) && f(n, J.more);
}
function qc(e, t) {
  return t === 0 || e.planted >= e.need;
}
function Jc(e, t) {
  return (t.left > 0 || Ba(e)) && Bi(q(e)) && io(e);
}
function Yc(e, t, n) {
  const r = e.state,
    { seat: i } = r.turn;
  if (t === J.more) {
    const t = X(r, F.plant, `plantMore`);
    wa(e, -Y(r, t).amount, Va(r, t), V.paid), Ha(e, t), K(e, { type: `oneMore`, seat: i });
    return;
  }
  const a = la(n),
    o = ua(n),
    s = o * 7 + q(r).rows[o];
  K(e, { type: `planted`, seat: i, colour: a, row: o }), ba(e);
  const c = G(r).patches[s];
  c >= 0 && cc(e, c, vn(s));
}
const Xc = {
  over: (e) => e.over,
  clock: (e) => e.clock,
  ask: Zc,
  step: nl,
  answer: el,
  option: (e, t) => ya(G(e), t),
  source: (e, t) => En(G(e), t),
  blockedBy: xc,
};
function Zc(e, t) {
  const n = e.frames[e.frames.length - 1];
  if (((t.seat = e.turn.seat), n !== void 0))
    switch (n.kind) {
      case `startingCard`:
        return uo(e, n, t);
      case `marker`:
        return po(e, n, t);
      case `gate`:
        return yo(e, t);
      case `wheels`:
        return So(e, t);
      case `actions`:
        return Oo(e, n, t);
      case `rewards`:
        return ic(e, n, t);
      case `gain`:
        return ka(e, n, t);
      case `area`:
        return lc(e, n, t);
      case `quarters`:
        return pc(e, n, t);
      case `lower`:
      case `enhance`:
      case `farm`:
      case `build`:
      case `market`:
      case `plant`:
      case `trade`:
        return Qc(e, n, t);
      case `seq`:
      case `gardener`:
        return;
      default:
        return _c(e, n, t);
    }
}
function Qc(e, t, n) {
  if (((n.source = t.source), t.phase === 2)) {
    (n.ask = `after`), Ia(e, t, n, !0), n.count > 0 && f(n, J.after);
    return;
  }
  $c(e, t, n);
  const r = n.count;
  t.phase === 0 && ((r > 0 || Z(e, t.effect)) && Ia(e, t, n, !1), t.kind === `market` && n.count === r)
    ? (n.count = 0)
    : t.kind === `plant`
      ? ((r > 0 || Jc(e, t)) && ao(e, n), n.count > 0 && qc(t, r) && f(n, J.stop))
      : r === 0
        ? n.count > 0 && f(n, J.stop)
        : t.kind === `market` && ao(e, n);
}
function $c(e, t, n) {
  switch (t.kind) {
    case `lower`:
      return Wc(e, t, n);
    case `enhance`:
      return Ys(e, t, n);
    case `farm`:
      return Bc(e, t, n);
    case `build`:
      return Ks(e, t, n);
    case `market`:
      return Yo(e, t, n);
    case `plant`:
      return Kc(e, t, n);
    case `trade`:
      t.phase === 0 && ls(e, t, n);
      return;
    default:
      return a(t);
  }
}
function el(e, t, n, r) {
  const i = e.state,
    a = i.frames[i.frames.length - 1],
    o = pe(t),
    s = me(t);
  n && K(e, { type: `chose`, seat: r, key: e.events === null ? `` : ya(G(i), t).key });
  const c = e.events === null ? -1 : e.events.length;
  if (
    (o === J.calendar
      ? oo(e, s - 1)
      : o === J.helper
        ? Ha(e, s)
        : o === J.after
          ? il(e, a)
          : o === J.stop
            ? al(e, a)
            : tl(e, a, o, s),
    e.events !== null && e.events.length === c)
  ) {
    const { key: e } = ya(G(i), t);
    throw Error(`'${a.kind}' was answered with '${e}', but nothing happened.`);
  }
}
function tl(e, t, n, r) {
  switch (t.kind) {
    case `startingCard`:
      return fo(e, t, r);
    case `marker`:
      return K(e, { type: `marker`, seat: t.seat, area: r });
    case `gate`:
      return bo(e, r);
    case `wheels`:
      return Co(e, r);
    case `actions`:
      return ko(e, n, r);
    case `rewards`:
      return ac(e, t, n, r);
    case `gain`:
      return Aa(e, t, n, r);
    case `area`:
      return uc(e, t, n, r);
    case `quarters`:
      return mc(e, t, n, r);
    case `lower`:
      return Gc(e, t, r);
    case `enhance`:
      return Qs(e, t, n, r);
    case `farm`:
      return Hc(e, t, n, r);
    case `build`:
      return qs(e, t, n, r);
    case `market`:
      return Qo(e, t, n, r);
    case `plant`:
      return Yc(e, n, r);
    case `trade`:
      return ds(e, t, n, r);
    case `seq`:
    case `gardener`:
      throw Error(`'${t.kind}' asks nothing.`);
    default:
      return vc(e, t, n, r);
  }
}
function nl(e) {
  const { frames: t } = e.state,
    n = t[t.length - 1];
  if (n === void 0) return ho(e);
  switch (n.kind) {
    case `gardener`:
      return Is(e);
    case `rewards`:
      return oc(e, n);
    case `gain`:
      return ja(e, n);
    case `seq`:
      return hc(e, n);
    case `area`:
    case `quarters`:
      return K(e, { type: `end`, done: !0 });
    case `lower`:
    case `enhance`:
    case `farm`:
    case `build`:
    case `market`:
    case `plant`:
    case `trade`:
      return rl(e, n);
    case `startingCard`:
    case `marker`:
    case `gate`:
    case `wheels`:
    case `actions`:
      throw Error(`'${n.kind}' has nothing to ask and nothing to do.`);
    default:
      return yc(e, n);
  }
}
function rl(e, t) {
  t.phase === 2
    ? Ua(e, Ga(t), t) || K(e, { type: `end`, done: !0 })
    : t.phase === 0
      ? t.kind === `market` && Bo(e.state, t) >= 0
        ? Xo(e, t)
        : K(e, { type: `end`, done: !1 })
      : t.kind === `trade`
        ? ms(e, t)
        : Wa(e, t);
}
function il(e, t) {
  if (`phase` in t) for (; Ua(e, Ga(t), t); );
  K(e, { type: `end`, done: !0 });
}
function al(e, t) {
  `phase` in t && t.phase !== 0 ? Wa(e, t) : K(e, { type: `end`, done: !1 });
}
const ol = { id: `valley`, version: `1.2.0` };
function sl(e, t) {
  if (t === `table`) return 16;
  if (Number.isInteger(t) && t >= 0 && t < e.players.length) return 1 << t;
  throw RangeError(`There is no audience ${JSON.stringify(t) ?? `undefined`} at this table.`);
}
function cl(e, t) {
  const n = Kr(e),
    r = sl(e, t);
  n.random = null;
  for (const e of n.stacks)
    (e.items = e.items.map((t, n) => (e.seen[n] & r ? t : null))),
      (e.discards = e.discards.map((t, n) => (e.discardsSeen[n] & r ? t : null)));
  return (
    (n.tradeCards = n.tradeCards.map((e, t) => (n.tradeSeen[t] ? e : null))),
    n.gardener && (n.gardener.deck = n.gardener.deck.map(() => null)),
    n
  );
}
function ll(e, t) {
  return e.type === `shuffled`
    ? { ...e, items: e.items.map(() => null) }
    : e.type === `gardenerDeck`
      ? { ...e, deck: e.deck.map(() => null) }
      : e.type === `looked` && e.seat !== t
        ? { ...e, items: e.items.map(() => null) }
        : e;
}
function ul(e, t, n) {
  const r = Kr(e),
    i = re(n);
  r.random = ie(i, 0);
  for (let e = 0; e < r.stacks.length; e++) {
    const t = se(ie(i, e + 1), ml(r, e));
    fl(r.stacks[e], t);
  }
  const a = G(r).trade.map((e, t) => t),
    o = se(
      ie(i, 5),
      a.filter((e) => !r.tradeCards.includes(e)),
    );
  return (r.tradeCards = r.tradeCards.map((e) => e ?? pl(o))), r.gardener && dl(r, r.gardener, ie(i, 6)), r;
}
function dl(e, t, n) {
  const { decks: r, back: i } = G(e).gardener,
    a = r[Ur(e)].filter((e) => !t.discards.includes(e));
  se(n, a);
  const o = a.findIndex((e) => i[e] === t.back);
  a.push(...a.splice(o, 1)), (t.deck = a);
}
function fl(e, t) {
  (e.items = e.items.map((e) => e ?? pl(t))), (e.discards = e.discards.map((e) => e ?? pl(t)));
}
function pl(e) {
  const t = e.pop();
  if (t === void 0) throw Error(`The view hides more than the box holds.`);
  return t;
}
function ml(e, t) {
  const n = G(e),
    r = t === 3 ? gl(e) : hl(e).filter((e) => n.tileKind[e] === t),
    { items: i, discards: a } = e.stacks[t];
  for (const e of [...i, ...a]) e !== null && r.push(e);
  const o =
    t === 3
      ? n.edition.cards.map((e, t) => t)
      : n.edition.tiles.flatMap((e, n) => (e.kind === _t[t] ? Array(e.copies).fill(n) : []));
  for (const e of r) o.splice(o.indexOf(e), 1);
  return o;
}
function hl(e) {
  return [
    ...e.players.flatMap((e) => [...e.large, ...e.small]),
    ...(e.gardener?.tiles ?? []),
    ...e.tileOffer,
    ...e.removed,
  ].filter((e) => e >= 0);
}
function gl(e) {
  return [
    ...e.players.flatMap((e) => [...e.helpers, ...e.contracts]),
    ...(e.gardener?.cards ?? []),
    ...e.cardOffer,
  ].filter((e) => e >= 0);
}
const _l = ee(Xc),
  vl = {
    ...ol,
    setup: Qr,
    decisions: _l.decisions,
    blocked: _l.blocked,
    choose: _l.choose,
    evolve: ji,
    clone: Kr,
    view: cl,
    redact: ll,
    resample: ul,
    scores: $i,
    result: ta,
  },
  yl = (e, t) => G(e).effects[t];
function bl(e, { vp: t, each: n }) {
  return t * xl(e, n);
}
function xl(e, t) {
  const { storage: n, small: r, large: i, helpers: a, contracts: o, tools: s } = e;
  switch (t.of) {
    case `windmills`:
      return Math.min(4, Cl(e));
    case `windmillsBy`:
      return 0.3 * Math.min(4, Cl(e));
    case `tiles`:
      return t.kind === void 0 ? i.filter(Sl).length / 3 : 1.5;
    case `fullSmallWheel`: {
      const e = r.filter((e) => e >= 0).length;
      return e === r.length ? 0 : (e / r.length) ** 2;
    }
    case `cards`:
      return (6 - a.length - o.length) / 2;
    case `tools`:
      return (s % t.every) / t.every + 0.5;
    case `fullRows`:
      return t.colour === void 0 ? Tl(e) : El(e, T.indexOf(t.colour));
    case `fullColumns`:
      return Dl(e);
    case `planted`:
      return Math.min(3, n[T.indexOf(t.colour)]) / 2 + 1.5;
  }
}
const Sl = (e) => e < 0,
  Cl = ({ groups: e }) => e.reduce((e, t) => e + t, 0),
  wl = (e) => (e === 7 ? 0 : (e / 7) ** 2),
  Tl = ({ rows: e }) => e.reduce((e, t) => e + wl(t), 0);
function El(e, t) {
  let n = 0;
  for (let r = 0; r < 4; r++) qt(e, r) === t && (n = Math.max(n, wl(e.rows[r])));
  return n;
}
function Dl(e) {
  let t = 0;
  for (let n = 0; n < 7; n++) {
    const { bulbs: r } = Jt(e, n);
    r < 4 && (t += (r / 4) ** 2);
  }
  return t;
}
const Ol = { guilder: 0.7, tool: 1.2, bulb: 1.4 },
  kl = { enhance: 2.5, farm: 3.5, build: 4, trade: 3.5, marketReward: 1.5 },
  Al = { scoreContract: 6, removeWindmill: 2, swapBulb: 0.4 },
  jl = 1.1,
  Ml = 2.2,
  Nl = 0.8;
function Pl(e) {
  switch (e.do) {
    case `gain`:
      return Ke(e, Ol);
    case `lower`:
      return e.strength * (jl + (e.both ? 0.7 : 0));
    case `market`:
      return Ml * e.moves - Ol.guilder * e.cost;
    case `plant`:
      return 2 * e.bulbs;
    case `build`:
      return kl.build + (e.unconnected === void 0 ? 0 : 1);
    case `trade`:
      return kl.trade + 0.5 * (e.more ?? 0) + (e.repeat ? 0.3 : 0);
    case `seq`:
      return e.of.reduce((e, t) => e + Pl(t), 0);
    case `enhance`:
    case `farm`:
    case `marketReward`:
      return kl[e.do];
    default:
      return Al[e.do];
  }
}
function Fl(e, t = !1) {
  const n = e.do === `seq` ? e.of : [e],
    r = (e) => n.reduce((t, n) => t + e(n), 0),
    i = (e) => r((t) => (t.do === e ? Pl(t) : 0));
  return {
    worth: Pl(e),
    plus: t,
    plants: r((e) => (e.do === `plant` ? e.bulbs : 0)),
    trade: i(`trade`),
    market: i(`market`),
    cost: r((e) => (e.do === `market` ? e.cost : 0)),
    build: i(`build`),
  };
}
function Il(e, { bulbs: t, guilder: n, windmills: r }) {
  let { worth: i, plants: a, trade: o, market: s, cost: c, build: l } = e,
    u = a > t ? 2 * (a - t) : 0;
  return t === 0 && (u += o), n < c && (u += s), r === 0 && (u += l), i - u;
}
const Ll = /* @__PURE__ */ new WeakMap();
function Rl(e, t) {
  let n = Ll.get(e);
  return n || ((n = Fl(e)), Ll.set(e, n)), Il(n, t);
}
const zl = {
    lower: 0.5,
    enhance: 0.25,
    farm: 0.3,
    build: 0.25,
    market: 0.25,
    plant: 0.35,
    trade: 0.25,
    raise: 0.3,
  },
  Bl = { strength: 1.2, look: 0.8, tradeFreely: 2, plantMore: 1, marketFreely: 1.5 };
function Vl({ when: e, may: t }) {
  return zl[e] * (((e) => e.do in Bl)(t) ? Bl[t.do] : Pl(t));
}
const Hl = Ge((e) => ({
    edition: e,
    boards: e.wheels.large.map(({ sections: e }) => e.map((e) => Fl(e))),
    small: e.wheels.small.map((e) => Fl(e)),
    tiles: e.tiles.map(({ effect: e, plus: t }) => Fl(e, t)),
    helpers: e.cards.map(({ helper: e }) => Vl(e)),
    starts: e.startingCards.map(({ ability: e }) => Vl(e)),
  })),
  Ul = (e, t, n) => (n ? Math.max(e, t) + Nl * Math.min(e, t) : Math.max(e, t));
function Wl(e, t, n) {
  let r = Yl(e, t, n);
  for (const i of e.frames) r += Gl(e, t, i, n);
  return r;
}
function Gl(e, t, n, r) {
  const i = (t) => Rl(yl(e, t), r);
  if (`phase` in n && n.phase === 2) return 0;
  switch (n.kind) {
    case `wheels`:
      return ql(e, t, r);
    case `actions`:
      return Jl(e, t, n.done, r);
    case `rewards`:
      return n.items.reduce((e, t, r) => ((n.taken >> r) & 1 ? e : e + i(t)), 0);
    case `gain`:
      return Ol.bulb * (n.bulbs.length - n.at);
    case `seq`: {
      const t = yl(e, n.effect);
      return t.do === `seq` ? t.of.slice(n.at).reduce((e, t) => e + Rl(t, r), 0) : 0;
    }
    case `lower`:
      return jl * n.strength;
    case `enhance`:
    case `farm`:
      return n.bought ? 0 : kl[n.kind];
    case `build`:
      return n.step < Vr.done ? kl.build : 0;
    case `market`:
      return n.paid ? Ml * n.left : i(n.effect);
    case `plant`:
      return 2 * Math.min(n.left, r.bulbs);
    case `trade`:
      return n.phase === 0 ? kl.trade : 0;
    case `area`: {
      const { rewards: t } = Gr(e).market[n.area];
      return n.left * Math.max(...t.map((e) => Rl(e, r)));
    }
    case `quarters`: {
      const t = Gr(e).trade[n.card],
        i = n.adjacent & ~n.taken;
      return t.reduce((e, t, n) => ((i >> n) & 1 ? e + Rl(t, r) : e), 0);
    }
    case `startingCard`:
    case `marker`:
    case `gate`:
    case `gardener`:
      return 0;
    default:
      return Al[n.kind];
  }
}
function Kl(e, t, n, r) {
  const i = Hl(Gr(e)),
    a = t.large[n],
    o = t.small[r];
  return [a < 0 ? i.boards[t.board][n] : i.tiles[a], o < 0 ? i.small[r] : i.tiles[o]];
}
function ql(e, t, n) {
  let { large: r, small: i, steps: a } = t,
    o = Math.min(1, t.tools),
    s = 0;
  for (let c = Math.max(1, e.gate - o); c <= e.gate + o; c++) {
    const o = a + c - 1,
      [l, u] = Kl(e, t, o % r.length, o % i.length);
    s = Math.max(s, Ul(Il(l, n), Il(u, n), l.plus || u.plus));
  }
  return s;
}
function Jl(e, t, n, r) {
  const { large: i, small: a } = e.turn;
  if (i < 0 || n >= 3) return 0;
  const [o, s] = Kl(e, t, i, a),
    c = o.plus || s.plus;
  return n === 0 ? Ul(Il(o, r), Il(s, r), c) : c ? Nl * Il(n === 1 ? s : o, r) : 0;
}
function Yl(e, t, n) {
  const { common: r, unique: i } = e.turn;
  if (!r && !i) return 0;
  const a = Gr(e).calendar.columns[t.calendar];
  if (!a) return 0;
  let o = 0;
  if (i)
    for (let r = 0; r < e.players.length; r++)
      (e.covered[t.calendar] >> r) & 1 || (o = Math.max(o, Rl(a.unique[r], n)));
  return o + (r ? Rl(a.common, n) : 0);
}
function Xl(e, t, n) {
  if (t.wished || e.wish < 0) return 0;
  const { wish: r, vp: i } = n.startingCards[e.wish],
    a = e.gardener ? +(e.gardener.wish === 0) : e.wishesTaken;
  return a >= i.length ? 0 : i[a] * Zl(t, r, n) ** 2;
}
function Zl(e, t, n) {
  switch (t.is) {
    case `tools`:
      return Math.min(1, e.tools / t.count);
    case `contractGroups`:
      return new Set(e.contracts.map((e) => n.cards[e].group)).size / 3;
    case `patches`: {
      let n = 0,
        r = 0;
      for (let i = 0; i < t.rows.length; i++) (n += t.rows[i]), (r += Math.min(t.rows[i], e.rows[i]));
      return r / n;
    }
    case `connected`: {
      let n = 0;
      for (let t = e.mills; t !== 0; t &= t - 1) n++;
      return Math.min(1, n / t.windmills);
    }
    case `tiles`: {
      const r = { common: 0, uncommon: 0, unique: 0 };
      for (const t of [e.large, e.small]) for (const e of t) e >= 0 && r[n.tiles[e].kind]++;
      const i = Math.min(t.uncommon, r.uncommon) + Math.min(t.unique, r.unique),
        a = t.count - t.uncommon - t.unique,
        o = r.common + r.uncommon + r.unique - i;
      return (i + Math.min(a, o)) / t.count;
    }
  }
}
const Ql = [
    `vp`,
    `guilder`,
    `moreGuilder`,
    `tools`,
    `bulbs`,
    `colours`,
    `fitting`,
    `planted`,
    `rows`,
    `singleRows`,
    `columns`,
    `repeats`,
    `groups`,
    `windmills`,
    `wheels`,
    `nextTurn`,
    `soon`,
    `tiles`,
    `helpers`,
    `contracts`,
    `contractsAhead`,
    `wish`,
    `fullTurn`,
    `gardener`,
    `pending`,
  ],
  $ = ge(Ql),
  $l = {
    features: Ql,
    seats: (e) => e.players.length,
    solo: (e) => e.gardener !== void 0,
    horizon: (e, t) => tu(e, t) / eu,
    measure(e, t, n) {
      n.fill(0),
        (n[$.vp] = Qi(e, t)),
        e.gardener && t === 1 ? (n[$.gardener] = 1) : nu(e, e.players[t], t === e.turn.seat, n);
    },
  },
  eu = 14;
function tu(e, t) {
  if (e.over) return 0;
  const { turn: n, lastRound: r, players: i } = e,
    a = +(t >= n.seat);
  if (r >= 0) return r - n.round + a;
  let o = i[0].large.length * (Gr(e).calendar.columns.length + 1),
    s = 0;
  for (const { steps: e } of i) e > s && (s = e);
  return (o - s) / 2 + 1 + a;
}
function nu(e, t, n, r) {
  let i = Gr(e),
    a = Hl(i),
    { guilder: o, storage: s, rows: c, groups: l } = t,
    u = 0,
    d = 0;
  for (const e of s) (u += e), e > 0 && d++;
  (r[$.guilder] = Math.min(o, 4)),
    (r[$.moreGuilder] = Math.max(0, o - 4)),
    (r[$.tools] = t.tools),
    (r[$.bulbs] = u),
    (r[$.colours] = d),
    (r[$.fitting] = ru(t, i, r)),
    (r[$.planted] = c[0] + c[1] + c[2] + c[3]),
    iu(t, i, r),
    (r[$.groups] = au(t, i));
  let f = 0;
  for (let e = 0; e < l.length; e++) (f += l[e]), (r[$.windmills] += i.groups[e].windmills - l[e]);
  const p = { bulbs: u, guilder: o, windmills: f };
  ou(t, a, p, r), n && (r[$.pending] = Wl(e, t, p)), (r[$.helpers] = t.start < 0 ? 0 : a.starts[t.start]);
  for (const e of t.helpers) r[$.helpers] += a.helpers[e];
  r[$.contracts] = t.contracts.length;
  for (const e of t.contracts) r[$.contractsAhead] += bl(t, i.cards[e].contract);
  (r[$.wish] = Xl(e, t, i)), (r[$.fullTurn] = (t.steps % t.large.length) / t.large.length);
}
function ru(e, t, n) {
  let r = 0;
  for (let i = 0; i < 4; i++) {
    const a = e.rows[i];
    if (a === 7 || a === 0) continue;
    const o = (a * a) / 49,
      { mixed: s, single: c } = t.rows[i];
    n[$.rows] += s * o;
    const l = qt(e, i);
    l < 0 || ((n[$.singleRows] += (c - s) * o), e.storage[l] > 0 && (r |= 1 << l));
  }
  let i = 0;
  for (; r !== 0; r &= r - 1) i++;
  return i;
}
function iu(e, t, n) {
  for (let r = 0; r < 7; r++) {
    const { bulbs: i, repeats: a } = Jt(e, r);
    a ? n[$.repeats]++ : i < 4 && (n[$.columns] += t.columns[r].plus * ((i * i) / 16));
  }
}
function au(e, t) {
  let n = 0;
  for (let r = 0; r < T.length; r++) {
    const i = e.groups[r];
    if (i === 0) continue;
    let a = 0;
    for (const t of e.patches) t === r && a++;
    n += (a * t.groups[r].vp) / (i + 1);
  }
  return n;
}
function ou(e, t, n, r) {
  let { large: i, small: a, steps: o } = e,
    s = t.boards[e.board],
    c = (e) => (i[e] < 0 ? s[e] : t.tiles[i[e]]),
    l = (e) => (a[e] < 0 ? t.small[e] : t.tiles[a[e]]),
    u = 0;
  for (let e = 0; e < i.length; e++) {
    const t = c(e);
    for (let e = 0; e < a.length; e++) {
      const n = l(e);
      u += Ul(t.worth, n.worth, t.plus || n.plus);
    }
  }
  r[$.wheels] = u / (i.length * a.length);
  for (let e = o; e < o + 5; e++) {
    const t = c(e % i.length),
      s = l(e % a.length),
      u = Ul(Il(t, n), Il(s, n), t.plus || s.plus);
    e < o + 3 && u > r[$.nextTurn] ? ((r[$.soon] += r[$.nextTurn]), (r[$.nextTurn] = u)) : (r[$.soon] += u);
  }
  r[$.soon] /= 4;
  for (const e of i) e >= 0 && r[$.tiles]++;
  for (const e of a) e >= 0 && r[$.tiles]++;
}
const su = {
  game: vl,
  evaluation: ve(
    $l,
    {
      base: { now: 0, ahead: 100 },
      of: {
        guilder: { now: 1.55, ahead: 1.63 },
        moreGuilder: { now: 0.35, ahead: 1.08 },
        tools: { now: 1.47, ahead: 1.27 },
        bulbs: { now: 0.91, ahead: 1.98 },
        colours: { now: 0.05, ahead: -0.41 },
        fitting: { now: 0.43, ahead: 0.51 },
        planted: { now: 1.95, ahead: 2.51 },
        rows: { now: 1.93, ahead: 1.03 },
        singleRows: { now: -0.19, ahead: 4.05 },
        columns: { now: 0.47, ahead: 0.55 },
        repeats: { now: -0.19, ahead: -0.25 },
        groups: { now: 0.86, ahead: 0.58 },
        windmills: { now: 3.61, ahead: 7.5 },
        wheels: { now: 6.88, ahead: 12.55 },
        nextTurn: { now: 0.35, ahead: 0.12 },
        soon: { now: 0.35, ahead: 0.64 },
        tiles: { now: -0.02, ahead: 0.44 },
        helpers: { now: -1.88, ahead: 15.7 },
        contracts: { now: -1.41, ahead: 2.35 },
        contractsAhead: { now: 0.85, ahead: 1.01 },
        wish: { now: 0.23, ahead: 1.33 },
        fullTurn: { now: 0.89, ahead: 0.15 },
        gardener: { now: -0.21, ahead: 0.36 },
        pending: { now: 2.18, ahead: 0.14 },
      },
    },
    {
      base: { now: 0, ahead: 100 },
      of: {
        guilder: { now: 1.67, ahead: 0.84 },
        moreGuilder: { now: -0.35, ahead: 0.93 },
        tools: { now: 1.72, ahead: 1.66 },
        bulbs: { now: 1.78, ahead: 1.68 },
        colours: { now: -0.33, ahead: -0.24 },
        fitting: { now: 0.67, ahead: 0.12 },
        planted: { now: 3.96, ahead: 1.74 },
        rows: { now: 1.17, ahead: 1.37 },
        singleRows: { now: -0.07, ahead: 4.56 },
        columns: { now: 0.17, ahead: 0.2 },
        repeats: { now: 0.16, ahead: -0.33 },
        groups: { now: 0.74, ahead: 0.55 },
        windmills: { now: 3.62, ahead: 7.6 },
        wheels: { now: 1.24, ahead: 15.29 },
        nextTurn: { now: 0.26, ahead: 0.23 },
        soon: { now: 1.04, ahead: 0.38 },
        tiles: { now: -0.27, ahead: 0.39 },
        helpers: { now: 1.2, ahead: 20.61 },
        contracts: { now: 0.1, ahead: 2.05 },
        contractsAhead: { now: 1.02, ahead: 0.74 },
        wish: { now: -0.36, ahead: 3.15 },
        fullTurn: { now: 0.81, ahead: 0.18 },
        gardener: { now: 3.77, ahead: 9.91 },
        pending: { now: 1.94, ahead: 1.26 },
      },
    },
  ),
};

export { su as botModel, vl as game };
