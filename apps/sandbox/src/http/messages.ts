/** What each code says, plain English for people who read the wire. Sites translate the code. */
const messages: Readonly<Record<string, string>> = {
  'game.favourite.full': 'There are no more than 200 favourites. Remove one first.',
  'game.unavailable': 'This game is not available now.',
  'game.unknown': 'There is no such game.',
  'limit.exceeded': 'Too many attempts. Wait a moment and try again.',
  'login.captcha.required': 'Enter a captcha',
  'login.captcha.wrong': 'Verification code error',
  'login.encryption': 'The request could not be read. Reload the page and try again.',
  'login.failed': 'The user name or the password is wrong, or the account is disabled.',
  'login.replay': 'This request was sent before or is too old. Check the clock of your device and sign in again.',
  'login.type.unsupported': 'This way to sign in is not offered.',
  'merchant.mismatch': 'The merchant does not belong to this host or session.',
  'merchant.unknown': 'There is no such merchant.',
  'request.invalid': 'The request does not fit the contract.',
  'request.key.reused': 'This idempotency key belongs to another request.',
  'request.method': 'This path does not take this method.',
  'request.too.large': 'The request is too large.',
  'request.unknown': 'There is no such path.',
  'round.session.ended': 'This game has ended. Open it again from the lobby.',
  'round.session.unknown': 'There is no such game session.',
  'round.stake.invalid': 'This stake is not allowed.',
  'session.ended': 'The account has been logged out, please log in again',
  'session.missing': 'Sorry, you are not logged in! please login first.',
  'system.failure': 'The platform failed. Please try again later.',
  'system.fault': 'A fault that a developer switched on.',
  'system.maintenance': 'System upgrading, please try again later.',
  'system.unavailable': 'The platform cannot answer now. Please try again in a moment.',
  'trial.unknown': 'There is no such trial account any more.',
  'wallet.balance.insufficient': 'The balance does not cover this amount.',
}

/** The sentence of a code. */
export const messageOf = (code: string): string => messages[code] ?? 'Unknown error'
