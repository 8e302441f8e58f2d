/** The API's codes of the types of content that editors publish (specification part 1, section 1). */
export const editorContentTypeCodes = {
  agent: 'A',
  player: 'PL',
  banner: 'B',
  popUp: 'PU',
  promotion: 'PR',
  home: 'H',
} as const
