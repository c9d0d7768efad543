import { createHash } from 'node:crypto'
import { MISSING_IMAGE_PX } from 'shared-contracts/constants'

/** Where the frame of a video stands; `shared-ui/reading` opens it. */
export const VIDEO_FRAME_PATH = '/khung/video/:youtube'

/** Videos of YouTube have ids of 11 letters, digits, `-` and `_`. */
export const YOUTUBE_ID = /^[\w-]{11}$/

const STYLE =
  'html,body{height:100%;margin:0;background:#000}img,iframe{position:absolute;width:100%;height:100%;border:0;object-fit:cover}'

/**
 * YouTube answers for a video that is gone with a picture of 120 × 90: then the page around the frame is told, and shows its own
 * illustration. A picture that can't be had at all says nothing of the video, so it is played.
 */
const SCRIPT = `(function(){
var id=location.pathname.split('/').pop(),poster=document.querySelector('img')
function play(){
var frame=document.createElement('iframe')
frame.src='https://www.youtube-nocookie.com/embed/'+id+'?autoplay=1&rel=0&hl=vi'
frame.title=document.title
frame.allow='autoplay; encrypted-media; fullscreen; picture-in-picture'
frame.allowFullscreen=true
document.body.append(frame)
}
poster.onload=function(){
if(poster.naturalWidth===${MISSING_IMAGE_PX.width}&&poster.naturalHeight===${MISSING_IMAGE_PX.height})parent.postMessage({kind:'video-missing'},location.origin)
else play()
}
poster.onerror=play
poster.src='https://i.ytimg.com/vi/'+id+'/hqdefault.jpg'
})()`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The one document that may show something of another site, and only in itself: its pages stay as strict as they are. */
export const videoFrame = {
  html: `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Video trên YouTube</title>
<style>${STYLE}</style>
</head>
<body>
<img alt="">
<script>${SCRIPT}</script>
</body>
</html>
`,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-language': 'vi',
    'cache-control': 'public, max-age=86400',
    'x-robots-tag': 'noindex',
    'x-frame-options': 'SAMEORIGIN',
    // YouTube refuses to play where it isn't told which site asks: the origin alone.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${hash(SCRIPT)}`,
      `style-src ${hash(STYLE)}`,
      'img-src https://i.ytimg.com',
      'frame-src https://www.youtube-nocookie.com',
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
  },
} as const
