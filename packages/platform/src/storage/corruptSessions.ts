/** What may be found under `MC_SESSION_INFO` and is no session: each must leave a guest and an empty place. */
const good = { token: 't0ken', merchantCode: 'acme01', userName: 'ana', type: 1, firstTimeLogin: false }
const without = (field: keyof typeof good) => Object.fromEntries(Object.entries(good).filter(([name]) => name !== field))
const but = (change: object) => JSON.stringify({ ...good, ...change })

export const corruptSessions: readonly string[] = [
  '', ' ', '{', '}', '{}', '[]', '[{}]', 'null', 'undefined', 'true', 'false', '0', '1', 'NaN', '"text"', 'text',
  '<html></html>', '\u0000', '\ufeff{}',
  JSON.stringify(good).slice(0, -1),
  `${JSON.stringify(good)}x`,
  `${JSON.stringify(good)}${JSON.stringify(good)}`,
  JSON.stringify(JSON.stringify(good)),
  JSON.stringify([good]),
  JSON.stringify({ v: 2, d: good }),
  JSON.stringify(without('token')),
  JSON.stringify(without('merchantCode')),
  JSON.stringify(without('userName')),
  JSON.stringify(without('type')),
  JSON.stringify(without('firstTimeLogin')),
  but({ token: '' }), but({ token: null }), but({ token: 7 }), but({ token: ['t'] }), but({ token: 'a b' }),
  but({ token: 'a\nb' }), but({ token: 'é' }),
  but({ token: 't'.repeat(5000) }),
  but({ merchantCode: '' }), but({ merchantCode: 1 }), but({ merchantCode: 'x'.repeat(65) }),
  but({ userName: '' }), but({ userName: {} }), but({ userName: 'a\u0000' }), but({ userName: 'x'.repeat(129) }),
  but({ type: '4' }), but({ type: 1.5 }), but({ type: null }), but({ type: 1e300 }),
  but({ firstTimeLogin: 'false' }), but({ firstTimeLogin: 0 }),
  `{"__proto__":${JSON.stringify(good)}}`,
  `{"constructor":{"prototype":${JSON.stringify(good)}}}`,
  `{"a":"${'x'.repeat(200_000)}"}`,
  '['.repeat(50_000),
]
