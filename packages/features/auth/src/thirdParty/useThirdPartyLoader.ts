import { createContext, use } from 'react'
import { loadThirdParty, type LoadThirdParty } from './loadThirdParty.ts'

const Context = createContext<LoadThirdParty>(loadThirdParty)

/** Replaces Firebase by another third-party sign-in, for example in tests. */
export const ThirdPartyProvider = Context

/** Returns the function that loads the third-party sign-in. */
export const useThirdPartyLoader = (): LoadThirdParty => use(Context)
