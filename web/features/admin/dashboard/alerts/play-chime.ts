/** Two short tones, in hertz. */
const tones = [880, 1_174.66];
const toneSeconds = 0.16;
const volume = 0.15;

let audio: AudioContext | undefined;

/** Plays a short sound. A browser that hasn't seen a click on this page yet stays silent. */
export function playChime(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume().catch(() => undefined);
    for (const [index, hertz] of tones.entries()) {
      playTone(audio, hertz, audio.currentTime + index * toneSeconds);
    }
  } catch {
    // Without sound output the title and the icon still show the order.
  }
}

function playTone(context: AudioContext, hertz: number, at: number): void {
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.frequency.value = hertz;
  gain.gain.setValueAtTime(volume, at);
  // A tone that ends abruptly clicks.
  gain.gain.exponentialRampToValueAtTime(0.001, at + 2 * toneSeconds);
  tone.connect(gain).connect(context.destination);
  tone.start(at);
  tone.stop(at + 2 * toneSeconds);
}
