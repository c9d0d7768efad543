import { afterEach, expect, test } from '@jest/globals'
import { act } from 'react'
import { click, type MountedView, mount } from 'shared-frame/testing'
import { ArticleVideo } from './ArticleVideo'

let view: MountedView
afterEach(() => view.unmount())

const video = { youtube: 'abcdefghijk', title: 'Rửa tay sáu bước' }
const open = async () => {
  view = await mount(<ArticleVideo video={video} illustration="rua-tay" />)
}
const tell = (source: Window | null | undefined, data: unknown, origin = window.location.origin) =>
  act(async () => {
    window.dispatchEvent(new MessageEvent('message', { source: source ?? null, origin, data }))
  })
const frames = () => document.querySelectorAll('iframe')

test('before the press stands the own picture, and a link for who has no scripts', async () => {
  await open()
  expect(frames()).toHaveLength(0)
  expect(view.find('img').getAttribute('src')).toContain('rua-tay')
  expect(view.find('a').getAttribute('href')).toBe('https://www.youtube.com/watch?v=abcdefghijk')
})

test('the press opens the frame of this site, which says when the video is gone', async () => {
  await open()
  await click(view.find('button'))
  const frame = view.find<HTMLIFrameElement>('iframe')
  expect(frame.getAttribute('src')).toBe('/khung/video/abcdefghijk')
  await tell(window, { kind: 'video-missing' })
  await tell(frame.contentWindow, { kind: 'video-missing' }, 'https://other.example')
  await tell(frame.contentWindow, { kind: 'else' })
  expect(frames()).toHaveLength(1)
  await tell(frame.contentWindow, { kind: 'video-missing' })
  expect(frames()).toHaveLength(0)
  expect(view.find('[role=status]').textContent).toBe('Video này hiện không còn trên YouTube.')
  expect(view.find('img').getAttribute('src')).toContain('rua-tay')
})
