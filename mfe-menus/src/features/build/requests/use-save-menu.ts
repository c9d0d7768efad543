import { useState } from 'react'
import { ApiError } from 'shared-contracts/client'
import { useSession, useShell } from 'shared-ui'
import { texts } from '../../../texts'
import { type ChosenDish, DAY_CODES, type Draft } from '../rules/draft'
import { dayForCall } from '../rules/judge-draft'

/** Adds the drafted day, or the whole week as one entry, to the visitor's shopping list. Anonymous visitors are asked to log in. */
export function useSaveMenu(draft: Draft, day: readonly ChosenDish[]) {
  const shell = useShell()
  const signedIn = useSession().state === 'signed-in'
  const [saving, setSaving] = useState<'day' | 'week' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { objectTypeId } = draft

  const send = (what: 'day' | 'week', title: string) =>
    what === 'day'
      ? shell.api.call('UserCart/AddNewMenuCart', {
          query: { increaseNumberOfCarts: true },
          body: { ...dayForCall(day, objectTypeId), title },
        })
      : shell.api.call('UserCart/AddNewWeekMenuCart', {
          body: {
            objectTypeId,
            title,
            days: draft.days.flatMap((dishes, index) =>
              dishes.length === 0 ? [] : [{ dayCode: DAY_CODES[index], meals: dayForCall(dishes, objectTypeId).meals }],
            ),
          },
        })

  async function save(what: 'day' | 'week', title: string) {
    if (!signedIn) return shell.loginRequired()
    setSaving(what)
    setFailure(null)
    try {
      const { numberOfCarts } = await send(what, title)
      shell.bus.publish('cart/changed', { numberOfCarts })
      shell.notify(texts.builder.saved, 'success')
    } catch (error) {
      if (error instanceof ApiError && error.code === 'already_added_this_menu') shell.notify(error.message, 'info')
      else setFailure((error instanceof ApiError && error.message) || texts.builder.saveFailed)
    } finally {
      setSaving(null)
    }
  }

  return { save, saving, failure }
}
