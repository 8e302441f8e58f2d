import { createContext, use } from 'react'
import { loadThirdParty, type LoadThirdParty } from './loadThirdParty.ts'

const Context = createContext<LoadThirdParty>(loadThirdParty)

/** Provides another third-party sign-in in place of Firebase. */
export const ThirdPartyProvider = Context

/** Returns the loader of the third-party sign-in. */
export const useThirdPartyLoader = (): LoadThirdParty => use(Context)
