import baseCss from '@lobby/ui/tokens.css?raw'
import { propertiesSetIn, type CustomProperty } from './propertiesIn.ts'

/** The custom properties that the design system sets, with the same values for every merchant. */
export const baseProperties: readonly CustomProperty[] = propertiesSetIn(baseCss)
