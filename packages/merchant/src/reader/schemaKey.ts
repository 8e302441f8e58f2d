import { z } from 'zod'

/** The `$schema` of a file. */
export const schemaKey = (name: string) =>
  z
    .string()
    .optional()
    .meta({
      title: 'Schema',
      description: "Where an editor finds this file's schema; the product does not read it.",
      examples: [`../../packages/merchant/schema/${name}.schema.json`],
    })
