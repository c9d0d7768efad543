import { useRef, useState } from 'react'
import { calendarDayOf } from 'shared-contracts/ages'
import type { CallAnswer } from 'shared-contracts/calls'
import { formatDay, formatInstant } from 'shared-contracts/formats'
import { Button, Icon, Notice, useShell } from 'shared-frame'
import { Dialog } from 'shared-frame/overlays'
import { queryOptions, useMutation, useQuery, useQueryClient } from 'shared-frame/remote'
import { copyText, share } from 'shared-frame/saving'
import { sharingTexts as texts } from '../../../texts/list-sharing'
import { Asked, failureText } from '../../own-account'
import { shareAddress } from '../rules/share-address'
import styles from './Sharing.module.css'

type Share = CallAnswer<'UserCart/GetShares'>[number]

/** Makes a link to the list, shows it this once, and lists those that work with a way to revoke each. */
export default function ShareLinkDialog({ onClose }: { onClose: () => void }) {
  const shell = useShell()
  const client = useQueryClient()
  const shares = queryOptions({
    queryKey: ['UserCart/GetShares'],
    queryFn: ({ signal }) => shell.api.call('UserCart/GetShares', { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const query = useQuery(shares)
  const [address, setAddress] = useState<string | null>(null)
  const told = (error: unknown): void => shell.notify(failureText(error), 'error')
  const refetch = () => client.invalidateQueries({ queryKey: shares.queryKey })
  const making = useMutation({
    mutationFn: () => shell.api.call('UserCart/ShareList'),
    onSuccess({ token }) {
      setAddress(shareAddress(window.location.origin, token))
      return refetch()
    },
    onError: told,
  })
  const stopping = useMutation({
    mutationFn: ({ id }: Share) => shell.api.call('UserCart/StopSharing', { query: { id } }),
    onSuccess() {
      // Which of the links the one on screen was is not known: it may be the one that was revoked.
      setAddress(null)
      shell.notify(texts.stopped, 'success')
      return refetch()
    },
    onError: told,
  })
  return (
    <Dialog open onClose={onClose} title={texts.dialog}>
      <p>{texts.explained}</p>
      {address === null ? (
        <Button onClick={() => making.mutate()} busy={making.isPending} icon={<Icon name="link" />}>
          {texts.make}
        </Button>
      ) : (
        <NewLink address={address} />
      )}
      <h3 className={styles.heading}>{texts.existing}</h3>
      <Asked query={query} loading={{ shape: 'text', label: texts.loadingLinks }}>
        {(found) =>
          found.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul className={styles.shares}>
              {found.map((share) => (
                <li key={share.id}>
                  <span>
                    {texts.made(formatInstant(new Date(share.createdAt)))}
                    <br />
                    {texts.until(formatDay(calendarDayOf(new Date(share.expiresAt))))}
                  </span>
                  <Button
                    tone="danger"
                    size="small"
                    aria-label={texts.stopOf(formatInstant(new Date(share.createdAt)))}
                    busy={stopping.isPending && stopping.variables?.id === share.id}
                    onClick={() => stopping.mutate(share)}
                  >
                    {texts.stop}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Asked>
    </Dialog>
  )
}

function NewLink({ address }: { address: string }) {
  const shell = useShell()
  const field = useRef<HTMLInputElement>(null)
  async function copy(): Promise<void> {
    const outcome = await copyText(address, field.current)
    if (outcome === 'copied') shell.notify(texts.linkCopied, 'success')
    else shell.notify(texts.linkSelected, 'warning')
  }
  async function send(): Promise<void> {
    const outcome = await share({ title: texts.textTitle, url: address })
    if (outcome.state !== 'failed') return
    shell.report(outcome.cause, { action: 'share list' })
    await copy()
  }
  return (
    <div className={styles.newLink}>
      <Notice kind="success">{texts.ready}</Notice>
      <input
        ref={field}
        readOnly
        aria-label={texts.address}
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className={styles.buttons}>
        <Button icon={<Icon name="link" />} onClick={() => void copy()}>
          {texts.copyLink}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button tone="soft" icon={<Icon name="share" />} onClick={() => void send()}>
            {texts.sendLink}
          </Button>
        )}
      </div>
    </div>
  )
}
