/** What the platform answers of a call that went well. */
export const answerOf = (value: unknown): Response => Response.json({ success: true, value })
