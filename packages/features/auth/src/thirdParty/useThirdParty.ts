import { createContext, use } from 'react'
import { loadThirdParty, type LoadThirdParty } from './loadThirdParty.ts'

const Context = createContext<LoadThirdParty>(loadThirdParty)

/** Puts another third-party sign-in in the place of Firebase: the port. */
export const ThirdPartyProvider = Context

/** How the third-party sign-in is had. */
export const useThirdParty = (): LoadThirdParty => use(Context)
