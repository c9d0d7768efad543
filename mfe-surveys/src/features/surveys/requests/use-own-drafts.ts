import { useEffect, useState } from 'react'
import { useKeptOwner } from 'shared-frame/kept'
import { type SurveyDraft, surveyDrafts } from 'shared-ui/survey-drafts'

/** What the visitor has begun to answer on this device. Empty until it is known who is here. */
export function useOwnDrafts(): readonly SurveyDraft[] {
  const owner = useKeptOwner()
  const [drafts, setDrafts] = useState<readonly SurveyDraft[]>([])
  useEffect(() => {
    if (owner === null) return
    const look = () => setDrafts(surveyDrafts.list(owner).map(({ value }) => value))
    look()
    return surveyDrafts.subscribe(look)
  }, [owner])
  return drafts
}
