type Answer = (request: Request) => Promise<Response>;

/**
 * Implements the XMLHttpRequest features that uploads use, on top of a function that answers
 * requests. A request without an answer ends with status 0.
 */
export function createFakeUpload(answer: Answer): typeof EventTarget {
  return class FakeUpload extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = "";
    readonly #controller = new AbortController();
    readonly #headers = new Headers();
    #method = "";
    #address = "";

    open(method: string, address: string): void {
      this.#method = method;
      this.#address = address;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.set(name, value);
    }

    abort(): void {
      this.#controller.abort();
    }

    send(body: FormData): void {
      void this.#send(body);
    }

    async #send(body: FormData): Promise<void> {
      const { signal } = this.#controller;
      const init = { method: this.#method, headers: this.#headers, body, signal };
      const request = new Request(new URL(this.#address, window.location.origin), init);
      const response = await answer(request).catch(() => undefined);
      this.responseText = (await response?.text()) ?? "";
      this.status = response?.status ?? 0;
      this.dispatchEvent(new Event("loadend"));
    }
  };
}
