// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { list, object } from '../check.ts'
import { checkAnnouncement } from './checkAnnouncement.gen.ts'
import { checkBanner } from './checkBanner.gen.ts'
import { checkHotMatch } from './checkHotMatch.gen.ts'
import { checkPopup } from './checkPopup.gen.ts'
import { checkPromotion } from './checkPromotion.gen.ts'

export const checkHomeAnnouncements = object({
  banners: list(checkBanner, 20),
  player: list(checkAnnouncement, 100),
  popup: list(checkPopup, 50),
  hot: list(checkHotMatch, 50),
  promotion: list(checkPromotion, 50),
})
