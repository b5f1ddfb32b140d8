/** One sound at a time: pauses all others, or all of them before something is recorded. */
export function pauseOthers(own?: HTMLAudioElement): void {
  for (const audio of document.querySelectorAll('audio')) if (audio !== own) audio.pause();
}
