/** The looks of the widget. Colours are variables, which `theme.ts` and the page may set. */
export const WIDGET_CSS = `
:host { display: block; text-align: start; font-style: normal; font-weight: 400; letter-spacing: normal;
  text-transform: none; white-space: normal; word-spacing: normal; cursor: default; }
.frame { height: 100%; }
* { box-sizing: border-box; }
button, input, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
h2, p, ul { margin: 0; padding: 0; }
ul { list-style: none; }

.widget:focus { outline: none; }
.widget { position: relative; display: flex; flex-direction: column; width: 100%; height: 100%;
  container-type: inline-size; color: var(--_shade-100); background: var(--_shade-900);
  line-height: 1.4; text-align: start; overflow: hidden; border-radius: inherit; }
.inline { border: 1px solid var(--_shade-600); border-radius: 14px; height: 100%; }
.dragging .widget::after { content: attr(data-drop); position: absolute; inset: 8px; display: grid;
  place-items: center; border: 2px dashed var(--_primary); border-radius: 10px;
  background: color-mix(in srgb, var(--_shade-900) 88%, var(--_primary));
  font-weight: 600; z-index: 3; pointer-events: none; }

dialog.modal { width: 75%; height: 60%; max-width: 65.625em; max-height: 41.25em; padding: 0;
  border: 0; border-radius: 14px; translate: 0 -5%; background: var(--_shade-900);
  overflow: hidden; animation: appear 150ms ease-out; }
dialog.modal::backdrop { background: rgb(0 0 0 / .5); animation: fade 150ms ease-out; }
dialog.modal.closing { opacity: 0; transition: opacity 250ms ease-in; }
dialog.modal.closing::backdrop { opacity: 0; transition: opacity 250ms ease-in; }
@media (max-height: 700px) { dialog.modal { height: 80%; translate: 0 -1%; } }
@keyframes appear { from { opacity: 0; transform: scale(.98); } }
@keyframes fade { from { opacity: 0; } }

.close { position: absolute; inset-block-start: 6px; inset-inline-end: 6px; z-index: 2;
  width: 44px; height: 44px; border: 0; border-radius: 999px; background: none; cursor: pointer;
  color: var(--_hint); display: grid; place-items: center; }
.close:hover { background: var(--_shade-700); color: var(--_shade-100); }
.view { flex: 1; min-height: 0; display: flex; flex-direction: column; }
.centred { align-items: center; justify-content: center; gap: 12px; padding: 24px 16px;
  text-align: center; }
.hint { color: var(--_hint); }
/* A finger cannot drag files. */
@media (pointer: coarse) { label.button + .hint { display: none; } }
.title { font-size: 1.5em; font-weight: 700; line-height: 1.2; }

.button { position: relative; display: inline-flex; align-items: center; justify-content: center;
  gap: 8px; min-height: 44px; padding: 8px 24px; border: 0; border-radius: 999px; cursor: pointer;
  font-weight: 700; background: var(--_primary); color: var(--_on-primary); }
.button:hover:not([aria-disabled=true]) { background: var(--_active); }
.button[aria-disabled=true] { opacity: .55; cursor: default; }
.button.quiet { background: var(--_shade-700); color: var(--_shade-100); }
.button.quiet:hover { background: var(--_shade-600); }
.button.failed { background: var(--_error); color: var(--_shade-900); }
.button input[type=file] { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer;
  font-size: 0; }
.button:has(input:focus-visible), :focus-visible { outline: 3px solid var(--_primary);
  outline-offset: 2px; }
.url-form { display: flex; flex-wrap: wrap; gap: 8px; width: min(100%, 26em); }
.url-form .field { flex: 1 1 12em; width: auto; }
.problem { flex-basis: 100%; color: var(--_error); }
.recorder { display: grid; gap: 8px; justify-items: center; min-height: 0; }
.recorder video { max-width: 100%; max-height: 220px; border-radius: 10px; background: #000; }
.sources { display: flex; flex-wrap: wrap; gap: 8px; justify-content: center; }

.list { flex: 1; min-height: 0; overflow-y: auto; display: grid; grid-template-columns: 1fr;
  grid-auto-rows: max-content; align-content: start; gap: 8px; padding: 16px; }
.modal .list { padding-block-start: 56px; }
@container (min-width: 650.1px) { .list { grid-template-columns: 1fr 1fr; } }
@container (min-width: 930.1px) { .list { grid-template-columns: 1fr 1fr 1fr; }
  .list.few { grid-template-columns: 46% 46%; justify-content: center; } }
.row { display: grid; grid-template-columns: 56px minmax(0, 1fr); column-gap: 12px;
  align-items: center; padding: 10px; min-height: 76px; border-radius: 10px;
  background: var(--_shade-800); }
.row.leaving { opacity: .6; }
.badge { position: relative; width: 56px; height: 56px; display: grid; place-items: center; }
.badge svg.ring { position: absolute; inset: 0; rotate: -90deg; }
.ring circle { fill: none; stroke-width: 4; }
.ring .track { stroke: var(--_shade-600); }
.ring .done { stroke: var(--_primary); stroke-linecap: round;
  transition: stroke-dashoffset 200ms linear; }
.badge .percent { font-size: .75em; font-variant-numeric: tabular-nums; }
.badge canvas { width: 56px; height: 56px; object-fit: cover; border-radius: 8px; }
.badge .icon { width: 32px; height: 32px; color: var(--_hint); }
.row.failed .icon { color: var(--_error); }
.name { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.message { font-size: .875em; color: var(--_hint); overflow-wrap: anywhere; }
.row.failed .message { color: color-mix(in srgb, var(--_error) 80%, var(--_shade-100)); }
.message a { color: inherit; }
.links { display: flex; flex-wrap: wrap; column-gap: 14px; align-items: center; }
.link { border: 0; background: none; padding: 4px 0; min-height: 28px; cursor: pointer;
  font-size: .875em; color: var(--_shade-100); text-decoration: underline;
  text-underline-offset: 3px; }
.link[aria-disabled=true] { text-decoration: none; cursor: default; }
.link.icon-only { padding: 4px 6px; text-decoration: none; }
.alt { grid-column: 1 / -1; margin-block-start: 8px; }
.field { width: 100%; min-height: 40px; padding: 8px 10px; border-radius: 8px;
  border: 1px solid var(--_shade-600); background: var(--_shade-900); }
.notice { margin: 0 16px 8px; padding: 8px 12px; border-radius: 8px; font-size: .875em;
  background: var(--_shade-700); }
.foot { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; justify-content: center;
  padding: 12px 16px 16px; border-block-start: 1px solid var(--_shade-700); }
.inline .editor { min-height: 420px; }
.editor-title { padding: 16px 56px 8px 16px; font-size: 1em; font-weight: 600; overflow: hidden;
  text-overflow: ellipsis; white-space: nowrap; }
.stage { flex: 1; min-height: 0; overflow: auto; display: grid; place-items: center; padding: 20px;
  background: var(--_shade-700); }
.stage > img, .stage > video { max-width: 100%; max-height: 100%; min-height: 0; }
.cropping { display: flex; overflow: auto; }
.picture { position: relative; flex: none; margin: auto; touch-action: none;
  user-select: none; }
.picture img { position: absolute; left: 50%; top: 50%; display: block; }
.shades { position: absolute; inset: 0; overflow: hidden; }
.hole, .crop { position: absolute; }
.hole { box-shadow: 0 0 0 9999px rgb(0 0 0 / .5); outline: 2px solid #fff; }
.circular > .crop-area, .hole.circular { border-radius: 50%; }
.crop-area { position: absolute; inset: 0; border: 0; padding: 0; background: none; cursor: move;
  touch-action: none; border-radius: inherit; }
.crop-handle { position: absolute; width: 44px; height: 44px; padding: 0; border: 0; background: none;
  touch-action: none; translate: -50% -50%; left: 0; top: 0; cursor: nwse-resize; }
.crop-handle::after { content: ''; position: absolute; inset: 14px; border-radius: 50%;
  border: 2px solid #fff; background: var(--_primary); }
.crop-handle[data-x="1"] { left: 100%; }
.crop-handle[data-y="1"] { top: 100%; }
.crop-handle[data-x="1"][data-y="-1"], .crop-handle[data-x="-1"][data-y="1"] { cursor: nesw-resize; }
.zoom { display: flex; align-items: center; gap: 8px; font-size: .875em; min-height: 44px; }
.sr-only { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap; }
.question { position: absolute; inset: 0; z-index: 4; background: var(--_shade-900); }
@media (prefers-reduced-motion: reduce) { * , dialog.modal::backdrop { animation: none !important;
  transition: none !important; } }
`;
