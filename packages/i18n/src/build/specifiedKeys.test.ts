import { expect, test } from 'vitest'
import { mergeNamespaces, readDictionaries } from './readDictionaries.ts'

/**
 * Maps each message key of the specification (part 1, section 8; part 2, sections 2.4, 6 and 8) to the id of its
 * message. The id ends in the key.
 */
const ids = {
  in_confirmation_correct: 'register.in_confirmation_correct',
  in_incorrect_password: 'auth.login.in_incorrect_password',
  invitation_code_error: 'register.invitation_code_error',
  in_vwrite_code: 'register.captcha.in_vwrite_code',
  in_sms_sending: 'mobile.code.in_sms_sending',
  in_sms_send: 'mobile.code.in_sms_send',
  in_registered_successfully: 'register.in_registered_successfully',
  in_please_wait: 'core.in_please_wait',
  no_announcement: 'home.ticker.no_announcement',
  in_logged_login: 'games.favourite.in_logged_login',
  in_collection: 'games.favourite.in_collection',
  in_cancel_collection: 'games.favourite.in_cancel_collection',
  free_reject: 'shell.free_reject',
  contact_service: 'shell.contact_service',
  in_daily_salary_req: 'contracts.prompt.in_daily_salary_req',
  in_dividend_req: 'contracts.prompt.in_dividend_req',
  in_hour_salary_req: 'contracts.prompt.in_hour_salary_req',
}

test.each(Object.entries(ids))(
  'has exactly one message for the specified key %s in every language',
  {
    tags: [
      'AUTH-038',
      'AUTH-055',
      'AUTH-070',
      'AUTH-078',
      'AUTH-083',
      'AUTH-086',
      'AUTH-149',
      'AUTH-170',
      'HOME-039',
      'GAME-045',
      'GAME-046',
      'GAME-047',
      'MEMB-067',
      'MEMB-069',
    ],
  },
  (key, id) => {
    for (const groups of Object.values(readDictionaries())) {
      expect(Object.keys(mergeNamespaces(groups)).filter((each) => each.split('.').at(-1) === key)).toEqual([id])
    }
  },
)
