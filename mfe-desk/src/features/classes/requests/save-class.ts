import { useShell } from 'shared-frame'
import { type ClassValues, draftOf } from '../rules/class-draft'
import { useForgetClasses } from './desk-classes'

/** Makes a class, or changes the one that the form was opened with. Rejects when somebody else changed it meanwhile. */
export function useSaveClass() {
  const { api } = useShell()
  const forget = useForgetClasses()
  return async (values: ClassValues) => {
    await api.call('ClassDesk/Save', {
      body: { ...values.opened, draft: draftOf(values) },
    })
    await forget()
  }
}
