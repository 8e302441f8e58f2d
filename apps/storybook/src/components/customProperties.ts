import baseCss from '@lobby/ui/tokens.css?raw'
import { findDefinedProperties, type CustomProperty } from './findProperties.ts'

/** The custom properties that the design system sets, with the same values for every merchant. */
export const DESIGN_SYSTEM_PROPERTIES: readonly CustomProperty[] = findDefinedProperties(baseCss)
