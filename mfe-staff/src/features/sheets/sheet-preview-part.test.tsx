import { afterEach, expect, test } from '@jest/globals'
import { ShellContext } from 'shared-frame'
import { createShellMock, eventually, type MountedView, mount } from 'shared-frame/testing'
import { gainChartModel, svgTextOf } from 'shared-ui/clinical-charts'
import SheetPreview from './sheet-preview-part'

let view: MountedView
afterEach(() => view.unmount())

test('a chart that is drawn when the preview asks for its sheet is there', async () => {
  const load = async () => [
    {
      title: 'Phiếu',
      blocks: [{ kind: 'drawing' as const, svg: svgTextOf(gainChartModel(null, [])), width: 200, alt: 'Biểu đồ thử' }],
    },
  ]
  view = await mount(
    <ShellContext value={createShellMock()}>
      <SheetPreview
        heading="Xem"
        document={{ title: 'Phiếu', fileName: 'phieu', foot: '' }}
        parts={[{ id: 'sheet', label: 'Phiếu', chosen: true, load }]}
        onClose={() => {}}
      />
    </ShellContext>,
  )
  await eventually(() =>
    expect(decodeURIComponent(document.querySelector('[role="dialog"] img')?.getAttribute('src') ?? '')).toContain(
      'Tuần thai',
    ),
  )
})
