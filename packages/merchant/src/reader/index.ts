export { applyFixes } from './Problem.ts'
export { findCopiedBrandWarnings } from './brandWarnings.ts'
export { countries, getCountryLanguage, getCountryName, findCountry } from './countries.ts'
export { getIconDrawingId, readIconDrawingId, embedIconDrawingId } from './iconDrawingId.ts'
export { findEncryptionKeyMistake } from './findEncryptionKeyMistake.ts'
export { openMerchantFolder } from './MerchantFolder.ts'
export { findMissingFileWarnings } from './missingFileWarnings.ts'
export { getLanguageName, describeUnsupportedLanguage, supportedLanguages } from './localeValues.ts'
export { listMerchantIds } from './listMerchantIds.ts'
export {
  PLACEHOLDER_LICENCE_TEXTS,
  findDemoValues,
  findUnsetValueWarnings,
  findStagingUrlWarnings,
} from './unsetValueWarnings.ts'
export { problemCodes, createProblemFactory } from './Problem.ts'
export {
  fileExtensions,
  requiredAssetRules,
  pngLogoRule,
  readAsset,
  SHARE_PICTURE_PATH,
  sharePictureRule,
} from './readAsset.ts'
export { readMerchant } from './readMerchant.ts'
export { readNewMerchantFolder, readMerchants } from './readMerchants.ts'
export { isReservedMerchantId } from './reservedNames.ts'
export { FILE_SCHEMAS } from './schema.ts'
export { getSettingsFileJsonSchema } from './validateSettingsFile.ts'
export {
  parseSourceFileText,
  getSourceFileValue,
  parseFolderFile,
  listTextsAtKeyPath,
  getValueAtKeyPath,
} from './SourceFile.ts'
export { findUnusedFileWarnings } from './unusedFileWarnings.ts'
export { getTextRuleMistake } from './textRule.ts'
export {
  findCurrencyWarnings,
  ICON_DRAWING_PATH,
  ICON_FILE_PATHS,
  findIconWarnings,
  findMessageWarnings,
} from './valueWarnings.ts'
export type { CountryDefaults } from './countries.ts'
export type { FolderFile } from './MerchantFolder.ts'
export type { Merchant, MerchantReadResult } from './readMerchant.ts'
export type { Fix, Problem, ProblemCode } from './Problem.ts'
export type { AssetFile, AssetRole } from './readAsset.ts'
export type { MerchantsReadResult } from './readMerchants.ts'
export type { Dictionaries, MessageCheckOptions, MerchantMessages } from './readMessages.ts'
export { isLoopbackHost } from './addresses.ts'
