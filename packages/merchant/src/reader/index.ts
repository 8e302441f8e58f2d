export { applyFixes } from './Problem.ts'
export { findCopiedBrandWarnings } from './brandWarnings.ts'
export { countries, getCountryLanguage, getCountryName, findCountry } from './countries.ts'
export { getIconDrawingId, readIconDrawingId, embedIconDrawingId } from './iconDrawingId.ts'
export { checkEncryptionKey } from './checkEncryptionKey.ts'
export { openFolder } from './Folder.ts'
export { findMissingFileWarnings } from './missingFileWarnings.ts'
export { getLanguageName, describeUnsupportedLanguage, supportedLanguages } from './localeValues.ts'
export { listMerchantIds } from './listMerchantIds.ts'
export {
  DEMONSTRATION_LICENCE,
  findDemoValues,
  findUnsetValueWarnings,
  findStagingWarnings,
} from './unsetValueWarnings.ts'
export { problemCodes, createProblemFactory } from './Problem.ts'
export { fileExtensions, requiredAssetRules, pngLogoRule, readAsset } from './readAsset.ts'
export { readMerchant } from './readMerchant.ts'
export { readNewMerchantFolder, readMerchants } from './readMerchants.ts'
export { isReservedId } from './reservedNames.ts'
export { FILE_SCHEMAS } from './schema.ts'
export { getJsonSchema } from './checkSchema.ts'
export { parseSource, getRawValue, parseFolderFile, listTextsAt, getValueAt } from './SourceFile.ts'
export { findUnusedFileWarnings } from './unusedFileWarnings.ts'
export { getMistake } from './textRule.ts'
export {
  findCurrencyWarnings,
  ICON_DRAWING_PATH,
  ICON_FILE_PATHS,
  findIconWarnings,
  findMessageWarnings,
} from './valueWarnings.ts'
export type { CountryDefaults } from './countries.ts'
export type { FolderFile } from './Folder.ts'
export type { Merchant, MerchantResult } from './readMerchant.ts'
export type { Fix, Problem, ProblemCode } from './Problem.ts'
export type { AssetFile, AssetRole } from './readAsset.ts'
export type { MerchantsResult } from './readMerchants.ts'
export type { Dictionaries, MessageChecks, MerchantMessages } from './readMessages.ts'
