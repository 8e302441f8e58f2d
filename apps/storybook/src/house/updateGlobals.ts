import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** Changes what the toolbar says, and with it the address. */
export const updateGlobals = (globals: Readonly<Record<string, unknown>>) =>
  addons.getChannel().emit(UPDATE_GLOBALS, { globals })
