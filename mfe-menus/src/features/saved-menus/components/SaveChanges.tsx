import { useState } from 'react'
import { ApiError } from 'shared-contracts/client'
import { Button, Icon, Notice, useShell } from 'shared-frame'
import { savedMenuTexts as texts } from '../saved-menu-texts'

/** Saves what was changed in a saved menu. What went wrong stands below the button; the changes stay. */
export function SaveChanges({ save }: { save: () => Promise<void> }) {
  const { notify } = useShell()
  const [saving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function press() {
    setSaving(true)
    setFailure(null)
    try {
      await save()
      notify(texts.changesSaved, 'success')
    } catch (error) {
      setFailure((error instanceof ApiError && error.message) || texts.failed)
    } finally {
      setSaving(false)
    }
  }

  return (
    <>
      <Button icon={<Icon name="bookmark" />} busy={saving} onClick={() => void press()}>
        {texts.saveChanges}
      </Button>
      <span role="alert">{failure !== null && <Notice kind="warning">{failure}</Notice>}</span>
    </>
  )
}
