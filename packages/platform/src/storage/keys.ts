import { fieldsOf, isText, parseJson } from './checks.ts'
import { parseSessionInfo, type SessionInfo } from './sessionInfo.ts'

/** How one value is kept. */
export interface StorageKey<T> {
  /** The key in the browser's storage. The specification's keys keep their exact name and shape. */
  readonly name: string
  /** When room runs out, values of a lower rank go first: 0 caches, 1 conveniences, 2 choices, 3 the session. */
  readonly rank: 0 | 1 | 2 | 3
  /** Lives in the session storage: for this visit, and no longer than the session. */
  readonly visit?: true
  /** The value in a stored text; undefined for anything else, also for one that a newer version wrote. */
  readonly read: (text: string, merchantId: string) => T | undefined
  readonly write: (value: T, merchantId: string) => string
}

/** Caches live under this prefix; they are the first to go. */
export const cachePrefix = 'MC_CACHE_'

/** A value of our own shape, bound to its merchant, with a version: what another merchant or another version wrote is not read. */
function versioned<T>(
  name: string,
  version: number,
  rank: 0 | 1 | 2,
  isValue: (value: unknown) => value is T,
): StorageKey<T> {
  return {
    name,
    rank,
    read: (text, merchantId) => {
      const fields = fieldsOf(parseJson(text))
      return fields?.['v'] === version && fields['m'] === merchantId && isValue(fields['d']) ? fields['d'] : undefined
    },
    write: (value, merchantId) => JSON.stringify({ v: version, m: merchantId, d: value }),
  }
}

const forVisit = <T>(key: StorageKey<T>): StorageKey<T> => ({ ...key, visit: true })

const session: StorageKey<SessionInfo> = {
  name: 'MC_SESSION_INFO',
  rank: 3,
  read: parseSessionInfo,
  write: ({ token, merchantCode, userName, type, firstTimeLogin }) =>
    JSON.stringify({ token, merchantCode, userName, type, firstTimeLogin }),
}

const language: StorageKey<string> = {
  name: 'MC_LANG',
  rank: 2,
  // The plain code; with quotes too, as another build may have written it.
  read: (text) => /^"?([A-Z]{2}(?:-[A-Z]{2})?)"?$/.exec(text)?.[1],
  write: String,
}

// What one lazy screen reads is checked by its reader, in that screen's chunk.
const anything = (value: unknown): value is unknown => value !== undefined

/** JSON as it is, for names and shapes that the specification gives. */
const plain = (name: string): StorageKey<unknown> => ({
  name,
  rank: 2,
  read: parseJson,
  write: (value) => JSON.stringify(value),
})

const autoLogin: StorageKey<0 | 1> = {
  name: 'MC_AUTO_LOGIN',
  rank: 2,
  read: (text) => (text === '0' ? 0 : text === '1' ? 1 : undefined),
  write: String,
}

/** An answer that is shown before the platform gives a new one: `cacheFirst` says whose and how old it may be. */
const cache = (name: string) => versioned(cachePrefix + name, 1, 0, anything)

/** Every value that the site keeps in the browser, by the name that code uses. */
export const keys = {
  session,
  language,
  autoLogin,
  /** The announcement popup of members, as it was closed (specification part 1, section 4). */
  popupOfMembers: plain('SHELL_PU_A'),
  popupOfGuests: plain('SHELL_PU_B'),
  hideDownloadBar: plain('hideDownloadBar'),
  lotteryFavourites: plain('LOTTFAV'),
  /** The offer to put the site on the home screen has been dismissed or taken. */
  addToHomeGone: versioned('MC_ADD_TO_HOME', 1, 2, anything),
  /** The player has looked further than home in this visit. */
  beenElsewhere: forVisit(versioned('MC_BEEN_ELSEWHERE', 1, 1, anything)),
  balanceHidden: versioned('MC_BALANCE_HIDDEN', 1, 1, (value): value is boolean => typeof value === 'boolean'),
  remember: versioned('MC_REMEMBER', 1, 1, anything),
  rememberSalt: versioned('MC_REMEMBER_SALT', 1, 1, anything),
  trialName: forVisit(versioned('MC_TRIAL_USER', 1, 1, anything)),
  homeTab: forVisit(versioned('MC_HOME_TAB', 1, 1, (value): value is string => isText(value, 20))),
  keptScroll: forVisit(versioned('MC_PLACES', 1, 1, anything)),
  keptList: forVisit(versioned('MC_LIST', 1, 1, anything)),
  /** The balance that a member has seen last: what it counts from after a game. */
  seenBalance: forVisit(versioned('MC_SEEN_BALANCE', 1, 1, anything)),
  /** Written by older builds alone. */
  oldPassword: forVisit(versioned('MC_PASSWORD', 1, 1, anything)),
  /** When the countdowns of codes by SMS end. */
  smsCodes: forVisit(versioned('MC_SMS_CODES', 1, 1, anything)),
  /** Which code of a third party is to be verified: of no use without the code itself. */
  codeTicket: forVisit(versioned('MC_CODE_TICKET', 1, 1, anything)),
  /** What was typed into the registration, secrets left out. */
  registerDraft: forVisit(versioned('MC_REGISTER_DRAFT', 1, 1, anything)),
  /** Which document is to be sent, and whose name it bears: nothing else of it. */
  documentDraft: forVisit(versioned('MC_DOCUMENT_DRAFT', 1, 1, anything)),
  /** When a page of this site took over a new build last. */
  updatedAt: versioned('MC_UPDATED_AT', 1, 1, (value): value is number => typeof value === 'number'),
  /** What was sent that moves money, until its outcome is known: by kind and member, never a secret. */
  moneyOrders: versioned('MC_MONEY_ORDERS', 1, 2, anything),
  /** What a member has begun to write to the house, until it is sent. */
  feedbackDraft: versioned('MC_FEEDBACK', 1, 2, anything),
  /** Of playing responsibly, by what it is: the outcome of the self-test, and how often a session's player was told what was played. */
  ownPlay: versioned('MC_OWN_PLAY', 1, 1, anything),
  affiliate: versioned('MC_AFFILIATE', 1, 2, anything),
  memberInfoCache: cache('memberInfo'),
  bankListCache: cache('bankList'),
  noticeCache: cache('notice'),
  /** Home's banners, the same for everybody: the first that a later visit shows. */
  bannersCache: cache('banners'),
  gameTypesCache: cache('gameTypes'),
  lotteriesCache: cache('lotteries'),
  vassalagesCache: cache('allVassalages'),
  hotGamesCache: cache('hotGames'),
  recentGamesCache: cache('recentGames'),
  registerRulesCache: cache('registerValidation'),
}

/** What belongs to one member, and goes when a session ends. */
export const personalCaches = ['memberInfoCache', 'bankListCache', 'recentGamesCache'] as const

export type Keys = typeof keys
export type KeyName = keyof Keys
export type CacheName = Extract<KeyName, `${string}Cache`>
export type ValueAt<Name extends KeyName> = Keys[Name] extends StorageKey<infer T> ? T : never
