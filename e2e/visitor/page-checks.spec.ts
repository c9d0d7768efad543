import { coveredControls } from '../support/page-checks/covered'
import { headingTop, picturesTwice, sideways } from '../support/page-checks/layout'
import { smallTargets } from '../support/page-checks/targets'
import { expect, test } from '../support/test'

/* What the checks of page-kinds.spec.ts find and let pass, on pages made for it. */

test.use({ viewport: { width: 360, height: 740 } })

/** Of the size of the window, not of a desktop's page made small. */
const HEAD =
  '<meta name="viewport" content="width=device-width"><style>body { margin: 0 } a, button { font: 16px/20px sans-serif; padding: 0; border: 0 }</style>'
const DOT = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>'

test('small targets', async ({ page }) => {
  const why = async (html: string, main = 44) => {
    await page.setContent(HEAD + html)
    return (await page.evaluate(smallTargets, main)).map((each) => each.why)
  }
  const link = (text: string, style = '') => `<a href="#" style="display:block;${style}">${text}</a>`
  expect.soft(await why('<button style="height:40px">Lưu</button>')).toEqual(['main control'])
  expect.soft(await why('<button style="height:44px">Lưu</button>')).toEqual([])
  expect.soft(await why('<button style="height:24px;width:24px">x</button>', 24)).toEqual([])
  // Lines of 20 px: their circles of 24 px meet
  expect.soft(await why(link('Một') + link('Hai'))).toEqual(['crowded', 'crowded'])
  expect.soft(await why(link('Một') + link('Hai', 'margin-top:4px'))).toEqual([])
  // Small beside large
  expect
    .soft(await why(`<button style="width:44px;height:44px">A</button>${link('1', 'width:10px')}`))
    .toEqual(['crowded'])
  expect.soft(await why('<p>Đọc <a href="#">bài</a> và <a href="#">bài nữa</a></p>')).toEqual([])
  // Looks like a button
  expect.soft(await why(link('Xem', 'background:green;height:30px'))).toEqual(['main control'])
  expect.soft(await why(link('Xem', 'height:30px'))).toEqual([])
  // The words beside a box press it
  expect.soft(await why('<label style="display:block;height:44px"><input type="checkbox"> Đồng ý</label>')).toEqual([])
  expect.soft(await why('<input type="checkbox" style="width:13px;height:13px">')).toEqual(['main control'])
  expect.soft(await why('<button style="visibility:hidden">Lưu</button>')).toEqual([])
})

test('covered controls', async ({ page }) => {
  const covered = async (html: string) => {
    await page.setContent(HEAD + html)
    return (await page.evaluate(coveredControls)).length
  }
  const bar = (style: string) =>
    `<div style="position:fixed;left:0;right:0;bottom:0;background:#fff;${style}">Thanh</div>`
  const far = '<div style="height:1500px"></div>'
  const field = '<button style="display:block;height:44px;width:100%">Lưu</button>'
  expect.soft(await covered(field + far + field + bar('height:60px'))).toBe(1)
  expect.soft(await covered(far + field + bar('height:60px;pointer-events:none;visibility:hidden'))).toBe(0)
  expect.soft(await covered(far + field)).toBe(0)
  // Of a part of the bar itself
  expect.soft(await covered(`${far}<div style="position:sticky;bottom:0">${field}</div>`)).toBe(0)
  // The end of its words, not its middle
  const corner = '<div style="position:fixed;right:0;bottom:0;width:60px;height:60px;background:red"></div>'
  expect.soft(await covered(`${far}<a href="#" style="display:block;text-align:right">Xem tất cả</a>${corner}`)).toBe(1)
  expect.soft(await covered(`${far}<a href="#" style="display:block">Xem</a>${corner}`)).toBe(0)
})

test('headings, width and pictures', async ({ page }) => {
  const show = (html: string) => page.setContent(HEAD + html)
  await show('<main style="padding-top:300px"><h1 style="margin:0">Bữa trưa</h1></main>')
  expect.soft(await page.evaluate(headingTop)).toBe(300)
  await show('<main></main>')
  expect.soft(await page.evaluate(headingTop)).toBeNull()

  await show('<div style="width:400px">rộng</div>')
  expect.soft((await page.evaluate(sideways)).length).toBeGreaterThan(0)
  await show('<div style="overflow-x:auto"><div style="width:900px">bảng</div></div>')
  expect.soft(await page.evaluate(sideways)).toEqual([])

  const picture = `<img alt="" width="40" height="40" src='${DOT}'>`
  await show(`<main>${picture}<div style="height:300px"></div>${picture}</main>`)
  expect.soft(await page.evaluate(picturesTwice)).toHaveLength(1)
  await show(`<main>${picture}<div style="height:900px"></div>${picture}</main>`)
  expect.soft(await page.evaluate(picturesTwice)).toEqual([])
})
