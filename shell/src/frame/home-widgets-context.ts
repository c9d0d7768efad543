import { createContext } from 'react'

/** Ids of the widgets that the home page can place: the registry's, the same on the server and in the browser. */
export const HomeWidgetsContext = createContext<readonly string[]>([])
