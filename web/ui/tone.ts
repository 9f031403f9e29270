// Tones made on the spot: no file is loaded.

let context: AudioContext | undefined;

export function strike(
  frequency: number,
  length: number,
  at: number,
  shape: OscillatorType,
  loud: number,
) {
  context ??= new AudioContext();
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = shape;
  tone.frequency.value = frequency;
  const start = context.currentTime + at;
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(gain).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

// Two strokes of a bell.
export function ring(): void {
  for (const [i, frequency] of [784, 1047].entries()) {
    strike(frequency, 0.9, i * 0.22, 'sine', 0.2);
    strike(frequency * 2.76, 0.4, i * 0.22, 'sine', 0.05);
  }
}
