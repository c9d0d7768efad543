import { addressesOn, administratorPost, administratorRead } from './define'

/** What all editors' desks share: who changed an entry, and what it was before. */
export const deskAddresses = addressesOn('api', {
  'Desk/GetChanges': administratorRead,
  'Desk/Restore': { ...administratorPost, stepAgain: true },
})
