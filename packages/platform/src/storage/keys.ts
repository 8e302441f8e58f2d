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

// What one lazy screen reads is checked by its reader, in that screen's chunk.
const anything = (value: unknown): value is unknown => value !== undefined

/** A value of our own shape, bound to its merchant, with a version: what another merchant or another version wrote is not read. */
function versioned(name: string, rank: 0 | 1 | 2): StorageKey<unknown>
function versioned<T>(name: string, rank: 0 | 1 | 2, isValue: (value: unknown) => value is T): StorageKey<T>
function versioned(
  name: string,
  rank: 0 | 1 | 2,
  isValue: (value: unknown) => boolean = anything,
): StorageKey<unknown> {
  return {
    name,
    rank,
    read: (text, merchantId) => {
      const { v, m, d } = fieldsOf(parseJson(text)) ?? {}
      return v === 1 && m === merchantId && isValue(d) ? d : undefined
    },
    write: (value, merchantId) => JSON.stringify({ v: 1, m: merchantId, d: value }),
  }
}

const forVisit = <T>(key: StorageKey<T>): StorageKey<T> => ({ ...key, visit: true })
const ofVisit = (name: string) => forVisit(versioned(name, 1))

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
const cache = (name: string) => versioned(cachePrefix + name, 0)

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
  addToHomeGone: versioned('MC_ADD_TO_HOME', 2),
  /** The player has looked further than home in this visit. */
  beenElsewhere: ofVisit('MC_BEEN_ELSEWHERE'),
  balanceHidden: versioned('MC_BALANCE_HIDDEN', 1, (value): value is boolean => typeof value === 'boolean'),
  remember: versioned('MC_REMEMBER', 1),
  rememberSalt: versioned('MC_REMEMBER_SALT', 1),
  trialName: ofVisit('MC_TRIAL_USER'),
  homeTab: forVisit(versioned('MC_HOME_TAB', 1, (value): value is string => isText(value, 20))),
  keptScroll: ofVisit('MC_PLACES'),
  keptList: ofVisit('MC_LIST'),
  /** The balance that a member has seen last: what it counts from after a game. */
  seenBalance: ofVisit('MC_SEEN_BALANCE'),
  /** Written by older builds alone. */
  oldPassword: ofVisit('MC_PASSWORD'),
  /** When the countdowns of codes by SMS end. */
  smsCodes: ofVisit('MC_SMS_CODES'),
  /** Which code of a third party is to be verified: of no use without the code itself. */
  codeTicket: ofVisit('MC_CODE_TICKET'),
  /** What was typed into the registration, secrets left out. */
  registerDraft: ofVisit('MC_REGISTER_DRAFT'),
  /** Which document is to be sent, and whose name it bears: nothing else of it. */
  documentDraft: ofVisit('MC_DOCUMENT_DRAFT'),
  /** When a page of this site took over a new build last. */
  updatedAt: versioned('MC_UPDATED_AT', 1, (value): value is number => typeof value === 'number'),
  /** What was sent that moves money, until its outcome is known: by kind and member, never a secret. */
  moneyOrders: versioned('MC_MONEY_ORDERS', 2),
  /** What a member has begun to write to the house, until it is sent. */
  feedbackDraft: versioned('MC_FEEDBACK', 2),
  /** Of playing responsibly, by what it is: the outcome of the self-test, and how often a session's player was told what was played. */
  ownPlay: versioned('MC_OWN_PLAY', 1),
  affiliate: versioned('MC_AFFILIATE', 2),
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
