/** Ends the current task, so that the browser can handle input and paint before the rest of the work. */
export function letInputRun(): Promise<void> {
  return new Promise((resume) => {
    setTimeout(resume);
  });
}
