/** The user name is typed once, whichever way of logging in comes next. */
export const keptUserName = { in: 'tab', as: 'user-name' } as const
